import { wasJustUsed, wasLastUsed } from './last-input.ts';
import type { Surface } from './surface-context.ts';

/** The focused element of the tree of a node: inside a shadow root, `document.activeElement` is only the host. */
export function activeElementOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

const hasFocus = (root: HTMLElement | ShadowRoot) =>
  root instanceof ShadowRoot ? root.activeElement !== null : root.contains(activeElementOf(root));

/** Whether nothing on the page is focused, as after the focused element was removed. */
function isFocusFree(document: Document): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active === document.documentElement;
}

/**
 * Focuses an element, unless that would take the focus from another part of the page: a surface must have the focus
 * already, or nothing has it and the learner acted there last. The page is only scrolled right after they did, so a
 * time-out never moves it.
 */
export function takeFocus(surface: Surface | null, element: HTMLElement | null, options?: FocusOptions): void {
  if (!element) return;
  if (!surface) {
    element.focus(options);
    return;
  }
  const root = surface.root();
  if (!root) return;
  const isFree = isFocusFree(element.ownerDocument) && wasLastUsed(root);
  if (!hasFocus(root) && !isFree) return;
  element.focus({ ...options, preventScroll: options?.preventScroll === true || !wasJustUsed(root) });
}
