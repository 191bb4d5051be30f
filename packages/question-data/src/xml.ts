/** A piece of XML, which is put into another one as it is. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What an element may have in it: XML, a text, or nothing. */
export type Content = Xml | string | undefined | readonly Content[];

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, without the characters that XML can't have. */
const escapedText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (char) => escaped[char] ?? char);

function sourceOf(content: Content): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escapedText(content);
  return content instanceof Xml ? content.source : content.map(sourceOf).join('');
}

/** An element; attributes that are undefined are left out. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...content: readonly Content[]
): Xml {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapedText(String(value))}"`],
  );
  const inner = sourceOf(content);
  return new Xml(`<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`);
}

/** A whole document. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
