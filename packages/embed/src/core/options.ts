import type { Language } from '@rehearse/languages';
import type { PracticeMode, TimeFactor } from '@rehearse/practice-machines/protocol';
import type { TextOverrides } from '@rehearse/ui/i18n';
import type { Brand } from '@rehearse/ui/themes';
import type { Answered, XapiOptions } from './answered.ts';
import type { EmbedError } from './embed-error.ts';

/**
 * When a question starts. Before it, no clock runs, and neither microphone nor sound is used.
 * - `on-click`: when the learner presses Start. - `visible`: when half of it is on the screen. - `now`: at once.
 */
export type StartPolicy = 'on-click' | 'visible' | 'now';

/** `auto` follows the page around the question, by `data-theme` or the CSS `color-scheme`, or else the system. */
export type Theme = 'auto' | 'light' | 'dark';

/** Where unfinished answers and recordings are: on the device under a name of the host's, or in memory. */
export type StorageOption = 'none' | { prefix: string };

/** A file that the host stores. */
export interface UploadInfo {
  questionId: number;
  submoduleId: number;
  /** `audio/wav` or `video/mp4`. */
  type: string;
  /** Call it with the share that was sent, 0..1, to show it. */
  onProgress(share: number): void;
  /** Aborted when the question is removed from the page. */
  signal: AbortSignal;
}

/** Stores a recording and resolves to its URL. If it rejects, the learner can try again: nothing is lost. */
export type Upload = (file: Blob, info: UploadInfo) => Promise<string>;

/** How questions look and behave, and where their answers go. */
export interface EmbedOptions {
  /** Default `timed`. */
  mode?: PracticeMode | undefined;
  /** Extends every time. Default 1. */
  timeFactor?: TimeFactor | undefined;
  /** Default `on-click`. */
  start?: StartPolicy | undefined;
  /**
   * Language of the screen; any but English is loaded when it is needed. Default: that of a `UiLanguageProvider` or
   * `I18nextTexts` around the question, or else English.
   */
  locale?: Language | undefined;
  /** The page's own wording of single texts. The same object in every render. */
  texts?: TextOverrides | undefined;
  /** Default `auto`. */
  theme?: Theme | undefined;
  /** Default `{ prefix: 'rehearse-embed' }`. */
  storage?: StorageOption | undefined;
  /** Who answers, and what, in the xAPI statements of answers. */
  xapi?: XapiOptions | undefined;
  /**
   * A brand: main color, corners, fonts, space. The colors of both themes follow from it with their contrast kept; what had to be
   * changed is a warning on the console.
   */
  appearance?: Brand | undefined;
  /** Stores recordings. Without it, `onAnswered` gets the file itself. */
  onUpload?: Upload | undefined;
  /** At each change of an unfinished answer, and every second while the clock runs. Plain JSON. */
  onDraft?: ((draft: unknown) => void) | undefined;
  /** Once per submitted answer; of a recording, after its upload. */
  onAnswered?: ((answered: Answered) => void) | undefined;
  /** The question can't be shown, or its storage doesn't work; the screen says so too. */
  onError?: ((error: EmbedError) => void) | undefined;
}

/** One question: its data, or where they are. */
export interface QuestionOptions extends EmbedOptions {
  /** A question as JSON; see `@rehearse/question-data`. */
  data?: unknown;
  /** Where the JSON is. Media paths in it are relative to this URL. */
  src?: string | undefined;
  /** Where relative media paths in `data` are. Default: the page. */
  mediaBase?: string | undefined;
  /** Goes to the next question. Without it, a review has no Next. */
  onNext?: (() => void) | undefined;
}
