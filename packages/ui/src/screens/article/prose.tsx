'use client';
import { type Language, tagOf } from '@rehearse/languages';
import type { MouseEvent } from 'react';
import { prose } from './prose.css.ts';

export interface ProseProps {
  /** HTML compiled from our own Markdown; never user input. */
  html: string;
  /** Language of the text. */
  language: Language;
  /**
   * Called when a link to another page of the site is followed, by mouse or keyboard. Without it the browser loads the
   * page.
   */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The path of a plain click on a link to another page of this site; null if the browser should handle it. */
function followed(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  return href?.startsWith('/') ? href : null;
}

/** A compiled text in the reading font, about 66 characters per line. Wide tables scroll in a frame. */
export function Prose({ html, language, onNavigate }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={prose}
      lang={tagOf(language)}
      onClick={(event) => {
        const href = onNavigate && followed(event);
        if (!href) return;
        event.preventDefault();
        onNavigate(href);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from our own files, no raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
