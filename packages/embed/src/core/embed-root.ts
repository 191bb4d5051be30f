import { tagOf } from '@rehearse/languages';
import type { Theme } from './options.ts';
import { pageTheme, watchPageTheme } from './page-theme.ts';

/** Where a question is drawn: a shadow root, so that styles of the page don't reach it and its own stay inside. */
export interface EmbedRoot {
  shadow: ShadowRoot;
  container: HTMLElement;
}

const roots = new WeakMap<Element, EmbedRoot>();

/** The root of an element. Calling it again returns the same one. */
export function rootOf(host: HTMLElement): EmbedRoot {
  const known = roots.get(host);
  if (known) return known;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = host.ownerDocument.createElement('div');
  container.className = 'rehearse';
  shadow.replaceChildren(container);
  const root = { shadow, container };
  roots.set(host, root);
  return root;
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const made = known.get(text) ?? new (document.defaultView ?? window).CSSStyleSheet();
  if (!known.has(text)) made.replaceSync(text);
  known.set(text, made);
  return made;
}

const adopted = new WeakMap<EmbedRoot, readonly string[]>();

/** Gives a root these styles and no others. Constructed sheets need no `style-src` in a content security policy. */
export function adoptStyles(root: EmbedRoot, texts: readonly string[]): void {
  const { shadow } = root;
  adopted.set(root, texts);
  shadow.adoptedStyleSheets = texts.map((text) => sheetOf(shadow.ownerDocument, text));
}

/** Gives an element its styles again after it was moved to another document, which drops them. */
export function readoptStyles(host: Element): void {
  const root = roots.get(host);
  if (root) adoptStyles(root, adopted.get(root) ?? []);
}

export function setLanguage({ container }: EmbedRoot, language: string): void {
  container.lang = tagOf(language);
}

/** Gives a root a theme; `auto` is the page's, or else the system's. Returns the function that ends following it. */
export function applyTheme({ shadow: { host }, container }: EmbedRoot, theme: Theme): () => void {
  const apply = () => {
    const applied = theme === 'auto' ? pageTheme(host) : theme;
    if (applied === null) delete container.dataset['theme'];
    else container.dataset['theme'] = applied;
  };
  apply();
  return theme === 'auto' ? watchPageTheme(host, apply) : () => {};
}
