/** Which drawer lies over the right column of the table, and what it shows. */

export type Drawer = 'rules' | 'chat' | 'settings' | 'score' | 'share' | 'study' | 'set_up';

class Panels {
  drawer = $state<Drawer | null>(null);
  rule = $state(''); // the section of the rules to show
  tab = $state(''); // the sheet beside the board that is on top; empty: the first
  isTyping = $state(false); // whether the field for typed moves is open
  isHelping = $state(false); // whether the list of keys is open

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

  showTab(tab: string): void {
    this.tab = tab;
    this.drawer = null;
  }

  close(): void {
    this.drawer = null;
  }
}

export const panels = new Panels();
