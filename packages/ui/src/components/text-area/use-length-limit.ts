import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** What was cut off because of the length limit. */
export type Overflow =
  | null
  /** The text has reached the limit. */
  | { kind: 'full' }
  /** The end of a pasted or dropped text was cut off. */
  | { kind: 'cut'; given: number; left: number };

/** Length as browsers count it for `maxLength`. */
const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;

/** Detects what a text area with a `maxLength` cuts off, which browsers do silently. */
export function useLengthLimit(limit: number | undefined) {
  const [overflow, setOverflow] = useState<Overflow>(null);
  const onGiven = (event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>) => {
    if (limit === undefined || event.defaultPrevented) return;
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    const given = lengthOf(data.getData('text'));
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replaced = 'clipboardData' in event ? selectionEnd - selectionStart : 0;
    const left = given - Math.max(0, limit - value.length + replaced);
    if (left > 0) setOverflow({ kind: 'cut', given, left });
  };
  const onLength = (length: number) => {
    if (limit === undefined) return;
    if (length < limit) setOverflow(null);
    else setOverflow((before) => before ?? { kind: 'full' });
  };
  return { overflow, onGiven, onLength };
}
