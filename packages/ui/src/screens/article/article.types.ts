/** A heading of an article, as the list of contents shows it. */
export interface ArticleSection {
  /** Anchor in the page. */
  id: string;
  text: string;
  /** 2 for the sections, deeper for what they hold. */
  level: number;
}

/** An article as it is read. */
export interface ArticleView {
  title: string;
  /** Language of the text; English may stand in for one that is not written yet. */
  language: 'en' | 'zh';
  /** A sentence or two that say what it is about. */
  intro?: string;
  /** Compiled from our own Markdown, raw HTML refused. */
  html: string;
  headings: readonly ArticleSection[];
  /** Minutes it takes to read. */
  minutes?: number;
  /** Day it was written, `2026-09-01`. */
  date?: string;
  /** Day of the last change, `2026-09-01`; for pages that are kept, not dated. */
  updated?: string;
  author?: string;
}

/** Where a neighbouring page is, and what it is called. */
export interface ArticleLink {
  href: string;
  title: string;
}
