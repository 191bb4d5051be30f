let isListening = false;
/** Whether a mouse, pen or finger was used last, with no key press since. */
let isByPointer = false;
let hasPointerFocus = false;

/** Starts tracking how elements get the focus. Calling it again has no effect. */
export function watchPointerFocus(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    () => {
      isByPointer = true;
      hasPointerFocus = true;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    () => {
      isByPointer = false;
    },
    options,
  );
  document.addEventListener(
    'focusin',
    () => {
      hasPointerFocus = isByPointer;
    },
    options,
  );
}

/**
 * Whether the focused element was focused with a pointer. Someone who focuses a control with the keyboard means to
 * press it; someone who clicked it may be done with it.
 */
export const isFocusedByPointer = (): boolean => hasPointerFocus;
