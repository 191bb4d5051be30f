import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** What a text that may be no longer than a limit did not take. */
export type Overflow =
  | null
  /** It is as long as may be. */
  | { kind: 'full' }
  /** Of what was pasted or dropped, the end was left out. */
  | { kind: 'cut'; given: number; left: number };

/** Characters as the browser counts them against `maxLength`. */
const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;

/** Notices what a text area with a `maxLength` leaves out, which the browser does without a word. */
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
