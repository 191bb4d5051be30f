import type { MarkdownIt, RendererRule, Token } from 'markdown-it';

/** Properties of a table besides its cells. */
export interface TableDetails {
  /** Anchor of its section heading. */
  labelledBy: string | undefined;
  /** Generated rows; the token is then a fence that contains the head, `First | Second`. Cells are inline Markdown. */
  rows?: string[][];
}

/** An attribute of a token, empty if it has none. */
export const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? '');

/** Opens the scrolling frame of a table; it is focusable and labelled by its section heading. */
const frameOf = ({ labelledBy }: TableDetails) =>
  labelledBy === undefined
    ? '<div data-frame tabindex="0">'
    : `<div data-frame tabindex="0" role="group" aria-labelledby="${labelledBy}">`;

/** Pictures of the photo questions, which all have one size and are served with the question bank. */
const picturesOfTheBank = '/media/pictures/';
const bankPicture = { width: '960', height: '640', loading: 'lazy', decoding: 'async' };

const drawn: RendererRule = (all, index, options, _env, self) => self.renderToken(all, index, options);

function tableOf(md: MarkdownIt, head: string, rows: string[][]): string {
  const row = (cells: string[], first: string, other: string) => {
    const drawnCells = cells.map((cell, at) => {
      const open = at === 0 ? first : other;
      return `<${open}>${md.renderInline(cell)}</${open.slice(0, 2)}>`;
    });
    return `<tr>${drawnCells.join('')}</tr>\n`;
  };
  const body = rows.map((cells) => row(cells, 'th scope="row"', 'td')).join('');
  const titles = row(head.trim().split(/\s*\|\s*/), 'th scope="col"', 'th scope="col"');
  return `<table>\n<thead>\n${titles}</thead>\n<tbody>\n${body}</tbody>\n</table>`;
}

/** Renders an article as HTML: headings with anchors, tables in frames, pictures with their size, `rel` on links to other sites. */
export function renderArticle(md: MarkdownIt, tokens: Token[], tables: ReadonlyMap<Token, TableDetails>): string {
  const { rules } = md.renderer;
  const { image: drawnImage = drawn } = rules;
  const detailsOf = (token: Token | undefined): TableDetails =>
    (token && tables.get(token)) ?? { labelledBy: undefined };

  rules['link_open'] = (all, index, ...rest) => {
    if (attribute(all[index], 'href').startsWith('https://')) all[index]?.attrSet('rel', 'noopener noreferrer');
    return drawn(all, index, ...rest);
  };
  rules['image'] = (all, index, options, env, self) => {
    const token = all[index];
    if (token && attribute(token, 'src').startsWith(picturesOfTheBank)) {
      for (const [name, value] of Object.entries(bankPicture)) token.attrSet(name, value);
    }
    return drawnImage(all, index, options, env, self);
  };
  rules['heading_open'] = (all, index, ...rest) =>
    `${drawn(all, index, ...rest)}<a href="#${attribute(all[index], 'id')}">`;
  rules['heading_close'] = (all, index, ...rest) => `</a>${drawn(all, index, ...rest)}`;
  rules['table_open'] = (all, index, ...rest) => frameOf(detailsOf(all[index])) + drawn(all, index, ...rest);
  rules['table_close'] = (all, index, ...rest) => `${drawn(all, index, ...rest).trimEnd()}</div>\n`;

  rules['fence'] = (all, index) => {
    const token = all[index];
    const { rows, ...details } = detailsOf(token);
    const content = token?.content ?? '';
    return rows === undefined
      ? `<pre><code>${md.utils.escapeHtml(content)}</code></pre>\n`
      : `${frameOf(details)}${tableOf(md, content, rows)}</div>\n`;
  };
  return md.renderer.render(tokens, md.options, {});
}
