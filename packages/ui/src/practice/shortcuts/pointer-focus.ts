let isListening = false;
/** Mouse, pen or finger was used last, and no key since. */
let isByPointer = false;
let hasPointerFocus = false;

/** From now on it is known how the focus came to where it is. Asking twice changes nothing. */
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
 * Whether the focus is where it is because something was pressed with mouse, pen or finger. Whoever goes there with the
 * keyboard means to press it; whoever pressed it with the mouse may be done with it.
 */
export const isFocusedByPointer = (): boolean => hasPointerFocus;
