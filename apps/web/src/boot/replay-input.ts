type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const dispatch = (field: Field, event: 'input' | 'change') => field.dispatchEvent(new Event(event, { bubbles: true }));

/** How React learns of what a reader entered; null for a field that is as it was prerendered. */
function replayOf(field: Field): (() => void) | null {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedOptions[0]?.defaultSelected !== false) return null;
    return () => {
      field.value = value;
      dispatch(field, 'change');
    };
  }
  const { defaultValue, selectionStart } = field;
  if (value === defaultValue) return null;
  return () => {
    // hydrates the boundary around the field, if that is still to come
    dispatch(field, 'input');
    // React ignores an event when the value is the one it last saw, and sees only what is set on the element itself
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionStart);
    dispatch(field, 'input');
  };
}

/**
 * Reads what was typed and chosen on a prerendered page before React listened.
 *
 * @returns repeats it as if it were entered now
 */
export function captureInput(root: ParentNode): () => void {
  const replays = [...root.querySelectorAll<Field>('input, textarea, select')].map(replayOf);
  return () => {
    for (const replay of replays) replay?.();
  };
}
