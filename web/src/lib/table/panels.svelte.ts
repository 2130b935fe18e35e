/** Which drawer lies over the right column of the table, and what it shows. */

export type Drawer = 'rules' | 'chat' | 'settings' | 'score';

class Panels {
  drawer = $state<Drawer | null>(null);
  rule = $state(''); // the section of the rules to show

  open(drawer: Drawer): void {
    this.drawer = drawer;
  }

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  openRules(rule: string): void {
    this.rule = rule;
    this.drawer = 'rules';
  }

  close(): void {
    this.drawer = null;
  }
}

export const panels = new Panels();
