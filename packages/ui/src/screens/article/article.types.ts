import type { Language } from '@rehearse/languages';

/** A heading of an article, for its table of contents. */
export interface ArticleSection {
  /** Anchor on the page. */
  id: string;
  text: string;
  /** 2 for sections, higher for subsections. */
  level: number;
}

/** A compiled article. */
export interface ArticleView {
  title: string;
  /** Language of the text; English if there is no translation yet. */
  language: Language;
  /** A short summary. */
  intro?: string;
  /** HTML compiled from our own Markdown, without raw HTML. */
  html: string;
  headings: readonly ArticleSection[];
  /** Reading time in minutes. */
  minutes?: number;
  /** Date of publication, `2026-09-01`. */
  date?: string;
  /** Date of the last change, `2026-09-01`; for pages that are updated rather than dated. */
  updated?: string;
  author?: string;
}

/** Path and title of a neighboring page. */
export interface ArticleLink {
  href: string;
  title: string;
}
