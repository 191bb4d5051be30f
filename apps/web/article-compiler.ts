import createMarkdownIt, { type Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { attribute, renderArticle, type TableDetails } from './article-html.ts';

/** A heading of an article, for its table of contents. */
export interface ArticleHeading {
  /** Anchor on the page. */
  id: string;
  text: string;
  level: number;
}

/** A compiled Markdown file. */
export interface CompiledArticle {
  /** The front matter; `title` is required. */
  attributes: { title: string } & Record<string, unknown>;
  /** Safe HTML: raw HTML in the source is rejected. */
  html: string;
  headings: ArticleHeading[];
  /** Reading time in minutes, at 220 English words or 400 Chinese characters a minute. */
  minutes: number;
}

export interface CompileOptions {
  /** Required front matter in addition to `title`. */
  required?: readonly string[];
  /** Whether there is a page at this root-relative path. */
  isPage: (path: string) => boolean;
  /** The rows of a generated table, or undefined for an unknown name. Cells are inline Markdown. */
  dataTable?: (name: string) => string[][] | undefined;
}

/** An error for the author to fix. */
export interface ArticleFault {
  /** Line number, from 1. */
  line: number;
  message: string;
}

/** All errors of one file. */
export class ArticleError extends Error {
  readonly faults: readonly ArticleFault[];
  constructor(faults: readonly ArticleFault[]) {
    super(faults.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
    this.name = 'ArticleError';
    this.faults = faults;
  }
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ownId = /\s*\{#([\p{L}\p{N}-]+)\}$/u;
const chineseLetter = /\p{Script=Han}/gu;
const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’.,-]*/gu;

const minutesOf = (text: string) => {
  const chinese = text.match(chineseLetter)?.length ?? 0;
  const words = text.match(word)?.length ?? 0;
  return Math.max(1, Math.round(chinese / 400 + words / 220));
};

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const textOf = (inline: Token): string =>
  (inline.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');

/** The front matter, and the line where the body begins. */
function readFrontMatter(source: string, required: readonly string[], faults: ArticleFault[]) {
  const match = fence.exec(source);
  if (match === null)
    throw new ArticleError([{ line: 1, message: 'the file must begin with front matter between ---' }]);
  const document = parseDocument(match[1] ?? '');
  for (const error of document.errors) {
    faults.push({ line: (error.linePos?.[0].line ?? 1) + 1, message: `front matter: ${error.message}` });
  }
  if (faults.length > 0) throw new ArticleError(faults);
  const value: unknown = document.toJS();
  const attributes = typeof value === 'object' && value !== null ? { ...(value as Record<string, unknown>) } : {};
  const missing = ['title', ...required].filter((name) => attributes[name] === undefined || attributes[name] === '');
  if (missing.length > 0) faults.push({ line: 1, message: `front matter lacks ${missing.join(', ')}` });
  const body = source.slice(match[0].length);
  const firstLine = source.slice(0, match[0].length).split('\n').length - 1;
  return { attributes: { ...attributes, title: String(attributes['title'] ?? '') }, body, firstLine };
}

/**
 * Compiles an article: YAML front matter and Markdown with tables. Headings get anchors (`## Text {#own-id}` sets one),
 * links to other sites get `rel`, and tables a scrolling frame.
 *
 * @throws {ArticleError} with all errors of the file
 */
export function compileArticle(source: string, options: CompileOptions): CompiledArticle {
  const faults: ArticleFault[] = [];
  const { attributes, body, firstLine } = readFrontMatter(source, options.required ?? [], faults);
  // HTML is parsed only to reject it: otherwise it would be escaped and appear as tags on the page
  const md = new createMarkdownIt({ html: true });
  const headings: ArticleHeading[] = [];
  const texts: string[] = [];
  const links: { href: string; line: number }[] = [];
  const tables = new Map<Token, TableDetails>();
  let sectionId: string | undefined;

  const tokens = md.parse(body, {});
  let line = firstLine + 1;
  const fault = (message: string) => faults.push({ line, message });

  const visitHeading = (open: Token, inline: Token) => {
    const level = Number(open.tag.slice(1));
    if (level === 1) fault('the heading of the first level is the title: begin with ##');
    const last = inline.children?.at(-1);
    const own = last?.type === 'text' ? ownId.exec(last.content) : null;
    if (last !== undefined && own !== null) last.content = last.content.slice(0, own.index);
    if (inline.children?.some(({ type }) => type === 'link_open')) fault('a heading is an anchor and can hold no link');
    const text = textOf(inline);
    const id = own?.[1] ?? slugOf(text);
    if (headings.some((heading) => heading.id === id)) fault(`two headings have the anchor #${id}`);
    headings.push({ id, text, level });
    open.attrSet('id', id);
    sectionId = id;
  };

  const visitInline = (inline: Token) => {
    texts.push(textOf(inline));
    for (const child of inline.children ?? []) {
      if (child.type === 'html_inline') fault(`raw HTML is not allowed: ${child.content}`);
      if (child.type === 'image' && !attribute(child, 'src').startsWith('/')) {
        fault(`a picture must be one of this site: ${attribute(child, 'src')}`);
      }
      if (child.type === 'image' && child.content === '') fault('a picture needs words for those who do not see it');
      if (child.type === 'link_open') links.push({ href: attribute(child, 'href'), line });
    }
  };

  for (const [index, token] of tokens.entries()) {
    if (token.map) line = firstLine + 1 + token.map[0];
    const next = tokens[index + 1];
    if (token.type === 'html_block') fault(`raw HTML is not allowed: ${token.content.trim().split('\n')[0]}`);
    else if (token.type === 'heading_open' && next !== undefined) visitHeading(token, next);
    else if (token.type === 'inline') visitInline(token);
    else if (token.type === 'table_open') tables.set(token, { labelledBy: sectionId });
    else if (token.type === 'fence') {
      const name = /^table (\S+)$/.exec(token.info.trim())?.[1];
      const rows = name === undefined ? undefined : options.dataTable?.(name);
      if (name !== undefined && rows === undefined) fault(`there is no data called ${name}`);
      if (rows !== undefined) tables.set(token, { labelledBy: sectionId, rows });
    }
  }
  markCells(tokens);

  for (const { href, line: at } of links) {
    const message = linkFault(href, headings, options.isPage);
    if (message !== null) faults.push({ line: at, message });
  }
  if (faults.length > 0) throw new ArticleError(faults.toSorted((a, b) => a.line - b.line));

  return { attributes, html: renderArticle(md, tokens, tables), headings, minutes: minutesOf(texts.join('\n')) };
}

/** Sets the scope of header cells: those of the head and the first of every row. Alignment becomes a data attribute. */
function markCells(tokens: readonly Token[]): void {
  let inBody = false;
  let isFirst = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'tbody_open' || token.type === 'thead_open') inBody = token.type === 'tbody_open';
    if (token.type === 'tr_open') isFirst = true;
    if (!/^t[hd]_/.test(token.type)) continue;
    const align = /text-align:(\w+)/.exec(attribute(token, 'style'))?.[1];
    token.attrs = align === undefined ? null : [['data-align', align]];
    const isEmpty = tokens[index + token.nesting]?.content === '';
    const scope = isEmpty ? null : inBody ? isFirst && 'row' : 'col';
    token.tag = scope ? 'th' : 'td';
    if (scope && token.nesting === 1) token.attrSet('scope', scope);
    if (token.nesting === -1) isFirst = false;
  }
}

function linkFault(href: string, headings: readonly ArticleHeading[], isPage: (path: string) => boolean) {
  if (href.startsWith('#')) {
    const id = decodeURIComponent(href.slice(1));
    return headings.some((heading) => heading.id === id) ? null : `link to ${href}, which no heading here has`;
  }
  if (href.startsWith('/')) return isPage(href.replace(/[?#].*$/, '')) ? null : `link to ${href}, which is no page`;
  return /^(https:\/\/|mailto:)/.test(href) ? null : `link to ${href}: write a path from the root, https:// or mailto:`;
}
