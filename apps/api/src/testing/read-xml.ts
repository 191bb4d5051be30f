/** An element of XML; `text` is what stands directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token = /<\?xml[^?]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

function unescaped(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, rest: string) => {
    const char = rest.endsWith(';') ? entities[rest.slice(0, -1)] : undefined;
    if (char === undefined) throw new Error(`"&${rest}" is no entity.`);
    return char;
  });
}

/**
 * Reads XML without comments, sections and doctypes.
 *
 * @throws Error when it isn't well-formed
 */
export function readXml(source: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const from = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new Error(`Not well-formed at ${from}: ${source.slice(from, from + 40)}`);
    const [, closed, opened, attributes = '', isEmpty, text] = found;
    const current = open.at(-1) ?? top;
    if (text !== undefined) current.text += unescaped(text);
    if (closed !== undefined && (open.length < 2 || open.pop()?.name !== closed))
      throw new Error(`</${closed}> is misplaced.`);
    if (opened === undefined) continue;
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      unescaped(value),
    ]);
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${opened}> has an attribute twice.`);
    const element: XmlElement = { name: opened, attributes: Object.fromEntries(pairs), children: [], text: '' };
    current.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length > 1 || top.text.trim() !== '')
    throw new Error('It needs one whole element.');
  return root;
}
