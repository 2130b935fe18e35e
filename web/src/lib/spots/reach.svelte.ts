/** How far the others can push the provost, while the forecast is looked at: spaces of the road, shown on the board. */

class Reach {
  back = $state<number | null>(null);
  on = $state<number | null>(null);

  show(back: number | null, on: number | null): void {
    this.back = back;
    this.on = on;
  }
}

export const reach = new Reach();
