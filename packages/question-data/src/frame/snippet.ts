import { findType } from '@rehearse/question-types';

/** A question's frame, as a page asks for it. */
export interface FrameAddress {
  /** Origin of the server. */
  origin: string;
  questionId: number;
  /** Default: that of the system. */
  theme?: 'light' | 'dark' | undefined;
  /** Default: the browser's language. */
  locale?: string | undefined;
}

export interface FrameSnippet extends FrameAddress {
  submoduleId: number;
  /** Name for screen readers. */
  title: string;
  /** In CSS pixels; null for the width of the column. */
  width: number | null;
  /** In CSS pixels; where `resize.js` runs, only until the question is shown. */
  height: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, also inside double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Where a question's frame is. */
export function frameUrl({ origin, questionId, theme, locale }: FrameAddress): string {
  const url = new URL(`/embed/${questionId}`, origin);
  if (theme) url.searchParams.set('theme', theme);
  if (locale) url.searchParams.set('locale', locale);
  return url.href;
}

/** What a frame needs of its page: types that record need the microphone, and one of them offers the camera. */
const permissionsOf = (submoduleId: number) =>
  findType(submoduleId)?.answer === 'recording' ? 'microphone; camera; autoplay' : 'autoplay';

/** HTML of the frame. It names the page's origin to the frame whatever the page's policy, so that messages can be sent. */
export function frameSnippet({ submoduleId, title, width, height, ...address }: FrameSnippet): string {
  const attributes = {
    src: frameUrl(address),
    title,
    width: width === null ? '100%' : String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    allow: permissionsOf(submoduleId),
    referrerpolicy: 'strict-origin',
    loading: 'lazy',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** The same with the script that gives the frame the height of its content. */
export function resizedSnippet(snippet: FrameSnippet): string {
  const script = new URL('/embed/resize.js', snippet.origin).href;
  return `${frameSnippet(snippet)}\n<script src="${escapeMarkup(script)}" async></script>`;
}
