const watched = new WeakSet<Node>();
/** Whether a mouse, pen or finger was used last, with no key press since. */
let isByPointer = false;
let hasPointerFocus = false;

const options = { capture: true, passive: true };

function onPointer(): void {
  isByPointer = true;
  hasPointerFocus = true;
}

function onKey(): void {
  isByPointer = false;
}

function onFocus(): void {
  hasPointerFocus = isByPointer;
}

function watch(page: Node): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.addEventListener('pointerdown', onPointer, options);
  page.addEventListener('keydown', onKey, options);
  page.addEventListener('focusin', onFocus, options);
}

/**
 * Starts tracking how elements get the focus. The document doesn't see the focus move inside a shadow root, so that has
 * to be watched as well. Calling it again has no effect.
 */
export function watchPointerFocus(page: Node): void {
  watch(document);
  watch(page);
}

/**
 * Whether the focused element was focused with a pointer. Someone who focuses a control with the keyboard means to
 * press it; someone who clicked it may be done with it.
 */
export const isFocusedByPointer = (): boolean => hasPointerFocus;
