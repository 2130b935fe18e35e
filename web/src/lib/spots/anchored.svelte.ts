/** Makes an element an anchor: it says its names, and draws inside itself what marks them. */

import { mount, unmount, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import Chip from './Chip.svelte';
import Corners from './Corners.svelte';
import { latest, marks } from './marks.svelte';
import WasHere from './WasHere.svelte';

/** Names with spaces between; an id that has spaces of its own goes by dots. */
export function anchored(names: string): Attachment {
  const all = names.split(' ').filter(Boolean);
  return (element) => {
    element.setAttribute('data-anchor', all.join(' '));
    if (!all.length) return;
    const slots = all.map((name) => marks.slotOf(name));
    $effect(() => {
      element.toggleAttribute('data-lit', slots.some(({ isLit, isFlashed }) => isLit || isFlashed));
    });
    $effect(() => {
      const fresh = latest(slots);
      return fresh ? drawn(element, 'data-fresh', Corners, { mark: fresh }) : undefined;
    });
    $effect(() => {
      const was = slots.find((slot) => slot.was)?.was;
      return was ? drawn(element, 'data-was', WasHere, { mark: was }) : undefined;
    });
    $effect(() => {
      const parts = slots.flatMap((slot) => slot.parts);
      return parts.length ? drawn(element, 'data-chip', Chip, { parts }) : undefined;
    });
  };
}

/** Draws something inside an element until it is taken away; a drawing of its own only shows that it is marked. */
function drawn<Props extends Record<string, unknown>>(element: Element, attribute: string, What: Component<Props>, props: Props): () => void {
  element.toggleAttribute(attribute, true);
  const component = element instanceof HTMLElement ? mount(What, { target: element, props }) : null;
  return () => {
    element.toggleAttribute(attribute, false);
    if (component) void unmount(component, { outro: true });
  };
}
