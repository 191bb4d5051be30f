import { fallbackLanguage, infoOf, type Language, languages, tagOf } from '@rehearse/languages';
import type { PublicPage } from './public-pages.ts';

/** Metadata of a page for search engines, link previews and the title bar. */
export interface PageHead {
  /** The document title. */
  title: string;
  description?: string | undefined;
  /** The public page at this URL, if it is one. */
  page?: PublicPage | undefined;
  /** False keeps it out of search engines. */
  isListed: boolean;
  /** Name of the parent page. */
  parentName?: string | undefined;
  /** The page's own name. */
  name: string;
  /** Questions answered on the page. */
  faq?: readonly { question: string; answer: string }[] | undefined;
  language: Language;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

/** An element of the head; `text` is its content. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

const brand = 'Rehearse';

/** The URL of a page in a language; English has the plain URL. */
export const addressOf = (origin: string, path: string, language: Language) =>
  `${origin}${path}${language === fallbackLanguage ? '' : `?lng=${language}`}`;

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const structured = (data: object): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
});

function structuredOf(head: PageHead, page: PublicPage): HeadTag[] {
  const { language, name, description, origin, faq = [], parentName } = head;
  const url = addressOf(origin, page.path, language);
  const organization = {
    '@type': 'Organization',
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
  const tags: HeadTag[] = [];
  if (page.path === '/') tags.push(structured(organization));
  if (page.kind === 'article') {
    tags.push(
      structured({
        '@type': 'Article',
        headline: name,
        ...(description === undefined ? {} : { description }),
        inLanguage: tagOf(language),
        mainEntityOfPage: url,
        author: organization,
        publisher: organization,
      }),
    );
  }
  if (page.parent !== undefined && parentName !== undefined) {
    const steps = [
      [parentName, addressOf(origin, page.parent, language)],
      [name, url],
    ];
    tags.push(
      structured({
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(([step, item], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step,
          item,
        })),
      }),
    );
  }
  if (faq.length > 0) {
    tags.push(
      structured({
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    );
  }
  return tags;
}

function sharing({ title, description, language, origin }: PageHead, page: PublicPage): HeadTag[] {
  const image = `${origin}/social.png`;
  return [
    property('og:type', page.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:url', addressOf(origin, page.path, language)),
    property('og:locale', `${language}_${infoOf(language).region}`),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', brand),
    meta('twitter:card', 'summary_large_image'),
  ];
}

const addresses = (origin: string, path: string, language: Language): HeadTag[] => {
  const alternate = (hreflang: string, href: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  });
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: addressOf(origin, path, language) } },
    ...languages.map((other) => alternate(other, addressOf(origin, path, other))),
    alternate('x-default', addressOf(origin, path, fallbackLanguage)),
  ];
};

/** The page-specific elements of the head. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, page, origin, language } = head;
  const tags: HeadTag[] = [{ tag: 'title', attributes: {}, text: title }];
  if (description !== undefined) tags.push(meta('description', description));
  if (!head.isListed) return [...tags, meta('robots', 'noindex')];
  if (page === undefined) return tags;
  return [...tags, ...addresses(origin, page.path, language), ...sharing(head, page), ...structuredOf(head, page)];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Marks page-specific elements, so that the next page removes them. */
export const headMark = 'data-page';

/** The elements as HTML. */
export const headHtml = (tags: readonly HeadTag[]) =>
  tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      const open = `<${tag} ${headMark}${written.join('')}>`;
      if (text === undefined) return open;
      return `${open}${tag === 'script' ? text : escaped(text)}</${tag}>`;
    })
    .join('\n    ');

/** Replaces the previous page's elements in the document. */
export function writeHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${headMark}], title`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(headMark, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
