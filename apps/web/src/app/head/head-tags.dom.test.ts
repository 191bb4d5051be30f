import { beforeEach, describe, expect, it } from 'vitest';
import { headHtml, headTags, type PageHead, writeHead } from './head-tags.ts';
import { publicPageAt } from './public-pages.ts';

const article: PageHead = {
  title: 'How hard is it? · Rehearse',
  name: 'How hard is it?',
  description: 'Harder than "easy" & <fun>.',
  page: publicPageAt('/blog/001'),
  isListed: true,
  parentName: 'Blog',
  language: 'zh',
  origin: 'https://rehearse.example',
};

const tagsOf = (head: PageHead) => headTags(head).map(({ attributes }) => attributes);
const structuredTypes = (head: PageHead) =>
  headTags(head).flatMap(({ tag, text }) => (tag === 'script' ? [JSON.parse(text ?? '')['@type']] : []));

describe('the head of a page', () => {
  it('names the address of its language and those of the others', () => {
    const tags = tagsOf(article);
    expect(tags).toContainEqual({ rel: 'canonical', href: 'https://rehearse.example/blog/001?lng=zh' });
    expect(tags).toContainEqual({
      rel: 'alternate',
      hreflang: 'x-default',
      href: 'https://rehearse.example/blog/001',
    });
  });

  it('tells what an article, a page below another and the home page are', () => {
    expect(structuredTypes(article)).toEqual(['Article', 'BreadcrumbList']);
    expect(structuredTypes({ ...article, page: publicPageAt('/'), parentName: undefined })).toEqual(['Organization']);
    const faq = [{ question: 'Why?', answer: 'Because </script>.' }];
    expect(structuredTypes({ ...article, page: publicPageAt('/pricing/'), faq })).toEqual(['FAQPage']);
    expect(headHtml(headTags({ ...article, faq }))).not.toContain('Because </script>');
  });

  it('keeps pages out of search engines that nobody looks for, and gives those of learners a title only', () => {
    const noIndex = { name: 'robots', content: 'noindex' };
    expect(tagsOf({ ...article, page: publicPageAt('/login'), isListed: false })).toContainEqual(noIndex);
    expect(tagsOf({ ...article, page: undefined, isListed: false })).toContainEqual(noIndex);
    expect(headTags({ ...article, description: undefined, page: undefined })).toHaveLength(1);
  });

  it('is escaped as HTML', () => {
    expect(headHtml(headTags(article))).toContain('content="Harder than &quot;easy&quot; &amp; &lt;fun&gt;."');
  });
});

describe('in the browser', () => {
  beforeEach(() => {
    document.head.innerHTML = `<title>Shell</title><meta name="viewport" content="x">`;
  });

  it('a page takes the place of the page before, and of nothing else', () => {
    writeHead(headTags(article));
    writeHead(headTags({ ...article, title: 'Practice', page: undefined, description: undefined }));
    expect(document.title).toBe('Practice');
    expect(document.head.querySelectorAll('title, link, script')).toHaveLength(1);
    expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
  });
});
