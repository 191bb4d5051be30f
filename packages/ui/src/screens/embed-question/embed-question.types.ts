import type { Language } from '@rehearse/languages';

/** How a question looks on the page of somebody else. */
export interface EmbedChoices {
  /** Whether a script gives the frame the height of the question. */
  isFitted: boolean;
  /** In pixels; null for the whole column. */
  width: number | null;
  /** In pixels; of a fitted frame, until the question is there. */
  height: number;
  /** Undefined follows the system. */
  theme: 'light' | 'dark' | undefined;
  /** Undefined follows the browser. */
  locale: Language | undefined;
}

export interface EmbedQuestionProps {
  /** The HTML for the page. */
  snippetOf: (choices: EmbedChoices) => string;
  /** Address of the frame, for the preview. */
  frameUrlOf: (choices: EmbedChoices) => string;
  /** The dialog was opened or closed: pause the question while it is covered. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Copies a text; rejects if the browser doesn't allow it. */
  onCopy: (text: string) => Promise<void>;
}
