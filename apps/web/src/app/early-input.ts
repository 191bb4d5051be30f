type Box = HTMLInputElement | HTMLTextAreaElement;
type Control = Box | HTMLSelectElement;

const say = (control: Control, event: 'input' | 'change') => control.dispatchEvent(new Event(event, { bubbles: true }));

/** Ticks or clears as it stands, by a press: React hears nothing else. */
function press(box: HTMLInputElement): void {
  say(box, 'input');
  box.checked = box.defaultChecked;
  box.click();
}

/** Puts a text into a box past what React believes to stand there, so that it hears of it. */
function write(box: Box, [text, caret]: [text: string, caret: number | null]): void {
  // React takes over a part of the page that it has not come to yet when something happens there
  say(box, 'input');
  box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
  if (caret !== null) box.setSelectionRange(caret, caret);
  say(box, 'input');
}

/** How a control gets again what a reader gave it; null if it is as it was drawn. */
function again(control: Control): (() => void) | null {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    if (control.selectedOptions[0]?.defaultSelected !== false) return null;
    return () => {
      control.value = value;
      say(control, 'change');
    };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked, type } = control as HTMLInputElement;
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => press(control as HTMLInputElement);
  }
  if (value === control.defaultValue) return null;
  const caret = control.selectionStart;
  return () => {
    const isWiped = control.value === control.defaultValue;
    write(control, isWiped ? [value, caret] : [control.value, control.selectionStart]);
  };
}

/**
 * What was chosen, ticked and typed on a page before the app heard of it. The function that is given back tells the app,
 * control by control, as if it were done now.
 */
export function earlyInput(root: ParentNode): () => void {
  const told = [...root.querySelectorAll<Control>('input, textarea, select')].map(again);
  return () => {
    for (const tell of told) tell?.();
  };
}
