import { describe, expect, it } from 'vitest';
import { ArticleError, type CompileOptions, compileArticle } from './article-compiler.ts';
import { isPage } from './article-pages.ts';

const options: CompileOptions = { isPage: (path) => path === '/pricing' };
const article = (...lines: string[]) => ['---', 'title: A title', '---', '', ...lines].join('\n');
const html = (...lines: string[]) => compileArticle(article(...lines), options).html;

function faults(source: string, own: CompileOptions = options) {
  try {
    compileArticle(source, own);
  } catch (error) {
    if (error instanceof ArticleError) return error.faults.map(({ line, message }) => `${line}: ${message}`);
    throw error;
  }
  return [];
}

describe('a compiled article', () => {
  it('gives its front matter, and dates stay as they were written', () => {
    const { attributes } = compileArticle('---\ntitle: What it costs\ndate: 2026-09-01\n---\nText.', options);
    expect(attributes).toEqual({ title: 'What it costs', date: '2026-09-01' });
  });

  it('shows a picture of the question bank in its size, so that the text does not jump', () => {
    expect(html('![A market](/media/pictures/market.jpg)')).toContain(
      '<img src="/media/pictures/market.jpg" alt="A market" width="960" height="640" loading="lazy" decoding="async">',
    );
  });

  it('gives its headings with anchors made of their words, or of an id of their own', () => {
    const { headings, html: compiled } = compileArticle(
      article('## What it *costs* today', '', '### 费用 {#fee}'),
      options,
    );
    expect(headings).toEqual([
      { id: 'what-it-costs-today', text: 'What it costs today', level: 2 },
      { id: 'fee', text: '费用', level: 3 },
    ]);
    expect(compiled).toContain('<h3 id="fee"><a href="#fee">费用</a></h3>');
  });

  it('says how long it takes to read, in either language', () => {
    expect(compileArticle(article('word '.repeat(660)), options).minutes).toBe(3);
    expect(compileArticle(article('字'.repeat(1200)), options).minutes).toBe(3);
    expect(compileArticle(article('Short.'), options).minutes).toBe(1);
  });

  it('keeps links to its own pages, and marks links to other sites', () => {
    expect(html('[Plans](/pricing)')).toContain('<a href="/pricing">Plans</a>');
    expect(html('[Site](https://example.org/)')).toContain('href="https://example.org/" rel="noopener noreferrer"');
  });

  it('gives tables a frame that scrolls, header cells with a scope, and no style attributes', () => {
    const table = html('## In numbers', '', '| | Fee |', '|---|--:|', '| One test | $65 |');
    expect(table).toContain('<div data-frame tabindex="0" role="group" aria-labelledby="in-numbers"><table>');
    expect(table).toContain('<td></td>\n<th data-align="right" scope="col">Fee</th>');
    expect(table).toContain('<th scope="row">One test</th>\n<td data-align="right">$65</td>');
  });

  it('fills a table from data where it is asked to', () => {
    const dataTable = (name: string) => (name === 'voices' ? [['slt & co', '[BSD](https://example.org/)']] : undefined);
    const source = article('```table voices', 'Voice | Licence', '```');
    const { html: table } = compileArticle(source, { ...options, dataTable });
    expect(table).toContain('<th scope="col">Voice</th><th scope="col">Licence</th>');
    expect(table).toContain(
      '<th scope="row">slt &amp; co</th><td><a href="https://example.org/" rel="noopener noreferrer">BSD</a></td>',
    );
    expect(faults(article('```table nothing', 'A | B', '```'), { ...options, dataTable })).toEqual([
      '5: there is no data called nothing',
    ]);
  });
});

describe('a fault in an article', () => {
  it('is reported with its line, all at once', () => {
    const source = article(
      'Text with <b>tags</b>.',
      '',
      '[Gone](/gone) and [here](#nowhere)',
      '',
      '<div>',
      '',
      '# Title',
    );
    expect(faults(source)).toEqual([
      '5: raw HTML is not allowed: <b>',
      '5: raw HTML is not allowed: </b>',
      '7: link to /gone, which is no page',
      '7: link to #nowhere, which no heading here has',
      '9: raw HTML is not allowed: <div>',
      '11: the heading of the first level is the title: begin with ##',
    ]);
  });

  it('is a missing title, or what else its kind needs', () => {
    expect(faults('---\nintro: Words\n---\n', { ...options, required: ['date'] })).toEqual([
      '1: front matter lacks title, date',
    ]);
    expect(faults('Only text')).toEqual(['1: the file must begin with front matter between ---']);
    expect(faults('---\ntitle: a: b: c\n---\n')[0]).toMatch(/^2: front matter: /);
  });

  it('is a link by another scheme, an anchor twice, a picture without words or of another site', () => {
    expect(faults(article('[a](http://example.org)'))[0]).toContain('link to http://example.org');
    expect(faults(article('## One', '', '## One'))).toEqual(['7: two headings have the anchor #one']);
    expect(faults(article('![](/a.png)'))).toEqual(['5: a picture needs words for those who do not see it']);
    expect(faults(article('![A](https://example.org/a.png)'))[0]).toContain('must be one of this site');
  });
});

describe('a page that can be linked to', () => {
  const hasPost = (kind: string, slug: string) => kind === 'blog' && slug === '001';
  it.each(['/', '/pricing', '/blog/001', '/job-details/frontend'])('is %s', (path) => {
    expect(isPage(path, hasPost)).toBe(true);
  });
  it.each(['/blog/007', '/courses/none', '/nothing', '/pricing/more'])('is not %s', (path) => {
    expect(isPage(path, hasPost)).toBe(false);
  });
});
