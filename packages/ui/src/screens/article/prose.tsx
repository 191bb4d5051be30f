'use client';
import type { MouseEvent } from 'react';
import { prose } from './prose.css.ts';

export interface ProseProps {
  /** Compiled from Markdown of our own; never what somebody typed. */
  html: string;
  /** Language of the text. */
  language: 'en' | 'zh';
  /** A link to another page of the site is followed, by mouse or keyboard. Without it the browser loads the page. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The path of a plain press on a link to another page of this site; null where the press is the browser's. */
function followed(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  return href?.startsWith('/') ? href : null;
}

/** A compiled text in the reading face, its lines about 66 characters. Tables wider than the column scroll in a frame. */
export function Prose({ html, language, onNavigate }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={prose}
      lang={language === 'zh' ? 'zh-Hans' : language}
      onClick={(event) => {
        const href = onNavigate && followed(event);
        if (!href) return;
        event.preventDefault();
        onNavigate(href);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from our own files, raw HTML refused
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
