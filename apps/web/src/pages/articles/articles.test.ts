import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blogPictureNames } from '@rehearse/ui/screens';
import { describe, expect, it } from 'vitest';
import screensEnglish from '../../../../../packages/ui/src/i18n/locales/en/screens.json' with { type: 'json' };
import screensChinese from '../../../../../packages/ui/src/i18n/locales/zh/screens.json' with { type: 'json' };
import { articleFacts } from '../../testing/article-facts.ts';
import { type Article, type ArticleKind, loadArticle, loadArticleList } from './articles.ts';

const content = path.join(import.meta.dirname, '../../../content');
const kinds = ['blog', 'legal', 'lessons', 'grammar'] as const;
const languages = ['en', 'zh'] as const;
type Language = (typeof languages)[number];

const filesOf = (language: Language, kind: ArticleKind) => {
  try {
    return readdirSync(path.join(content, language, kind)).toSorted();
  } catch {
    return [];
  }
};
const sourceOf = (language: Language, kind: ArticleKind, slug: string) =>
  readFileSync(path.join(content, language, kind, `${slug}.md`), 'utf8');

async function articleOf(kind: ArticleKind, slug: string, language: Language): Promise<Article> {
  const article = await loadArticle(kind, slug, language);
  if (article === null) throw new Error(`There is no ${kind}/${slug}.`);
  return article;
}

const everySlug = kinds.flatMap((kind) =>
  filesOf('en', kind).map((name) => [kind, path.basename(name, '.md')] as const),
);

describe('the articles', () => {
  it.each(kinds)('of %s are the same in both languages', (kind) => {
    expect(filesOf('zh', kind)).toEqual(filesOf('en', kind));
  });

  it.each(everySlug)('%s/%s has the same sections in both languages', async (kind, slug) => {
    const [english, chinese] = await Promise.all(languages.map((language) => articleOf(kind, slug, language)));
    expect(chinese?.language).toBe('zh');
    expect(chinese?.headings.map(({ level }) => level)).toEqual(english?.headings.map(({ level }) => level));
    if (kind === 'lessons') return;
    expect(chinese?.headings.map(({ id }) => id)).toEqual(english?.headings.map(({ id }) => id));
  });

  it('are six posts, each with a picture of its own, and four legal pages', async () => {
    const posts = await loadArticleList('blog', 'zh');
    expect(posts.map(({ slug }) => slug)).toEqual(['001', '002', '003', '004', '005', '006']);
    expect(new Set(posts.map(({ attributes }) => attributes['picture']))).toEqual(new Set(blogPictureNames));
    const legal = await loadArticleList('legal', 'en');
    expect(legal.map(({ slug }) => slug)).toEqual(['credits', 'privacy', 'refunds', 'terms']);
  });

  it('are called in the footer as they are called above their text', async () => {
    for (const [language, { footer, legal }] of [
      ['en', screensEnglish],
      ['zh', screensChinese],
    ] as const) {
      const titles = (await loadArticleList('blog', language)).map(({ attributes }) => attributes.title);
      expect(Object.values(footer.posts)).toEqual(titles.slice(0, 4));
      for (const page of ['terms', 'privacy', 'refunds', 'credits'] as const) {
        expect((await articleOf('legal', page, language)).attributes.title).toBe(legal[page]);
      }
    }
  });

  it('are English where a language has none, and nothing where there is none at all', () => {
    expect(loadArticle('blog', '007', 'zh')).toBeNull();
    expect(loadArticle('blog', '../legal/terms', 'en')).toBeNull();
  });
});

describe('a link to a section of another article', () => {
  it.each(everySlug)('leads to one that is there, from %s/%s', async (kind, slug) => {
    for (const language of languages) {
      const { html } = await articleOf(kind, slug, language);
      for (const [, post = '', id] of html.matchAll(/href="\/blog\/(\w+)#([^"]+)"/g)) {
        const { headings } = await articleOf('blog', post, language);
        expect(headings.map((heading) => heading.id)).toContain(id);
      }
    }
  });
});

/** A number with its unit, as written in the texts. */
const units = {
  dollars: { en: /\$(\d+)/g, zh: /(\d+) 美元/g },
  hours: { en: /(\d+)[ -]hours?/g, zh: /(\d+) 小时/g },
  days: { en: /(\d+) (?:working )?days?/g, zh: /(?<!第 |第 \d+–)(?<![\d–])(\d+) (?:个工作日|天)/g },
  years: { en: /(\d+) years?/g, zh: /(\d+) 年(?!\s*\d|年中|公布|的|7)/g },
  minutes: { en: /(\d+) minutes?/g, zh: /(\d+) 分钟/g },
  seconds: { en: /(\d+) seconds?/g, zh: /(\d+) 秒/g },
} as const;
type Unit = keyof typeof units;
const unitNames = Object.keys(units) as Unit[];

const numbersOf = (text: string, unit: Unit, language: Language) =>
  [...new Set([...text.matchAll(units[unit][language])].map(([, digits]) => Number(digits)))].toSorted((a, b) => a - b);

describe('the numbers in the posts', () => {
  const posts = filesOf('en', 'blog').map((name) => path.basename(name, '.md'));

  it.each(posts)('%s are facts that are known', (slug) => {
    for (const language of languages) {
      const text = sourceOf(language, 'blog', slug);
      for (const unit of unitNames) {
        const known: readonly number[] = articleFacts[unit];
        expect(numbersOf(text, unit, language).filter((number) => !known.includes(number))).toEqual([]);
      }
    }
  });

  it.each(posts)('%s are the same in both languages', (slug) => {
    for (const unit of unitNames) {
      const [english, chinese] = languages.map((language) =>
        numbersOf(sourceOf(language, 'blog', slug), unit, language),
      );
      expect({ unit, numbers: chinese }).toEqual({ unit, numbers: english });
    }
  });

  it('give the price, the deadlines and the scale as they are', () => {
    const { lowestScore, highestScore, scoreStep } = articleFacts;
    const [cost, retakes, score] = ['004', '005', '003'].map((slug) => sourceOf('en', 'blog', slug));
    expect(cost).toMatch(/One test\s*\| +\$65/);
    expect(cost).toMatch(/Two tests\s*\| +\$110/);
    expect(cost).toMatch(/Rush results\s*\| +\$39/);
    expect(retakes).toContain('Up to 3 in 30 days');
    expect(score).toContain(`From ${lowestScore} to ${highestScore} in steps of ${scoreStep}`);
  });
});

describe('the legal pages', () => {
  const numbered = (['days', 'hours', 'years'] as const).flatMap((unit) =>
    ['terms', 'privacy', 'refunds'].map((slug) => [slug, unit] as const),
  );
  it.each(numbered)('%s promise the same %s in both languages', (slug, unit) => {
    const [english, chinese] = languages.map((language) =>
      numbersOf(sourceOf(language, 'legal', slug), unit, language),
    );
    expect(chinese).toEqual(english);
  });

  it('announce material changes 15 days before, under the law of Ireland', async () => {
    const { html } = await articleOf('legal', 'terms', 'en');
    expect(html).toContain("<strong>15 days' notice</strong>");
    expect(html).toContain('<strong>law of Ireland</strong>');
    expect(html).toContain('third-party payment processor');
  });

  it('credit every maker of a model in the pictures', async () => {
    const credits: Record<string, [string, string, string][]> = JSON.parse(
      readFileSync(path.join(content, '../../../content/pictures/credits.json'), 'utf8'),
    );
    const makers = [...new Set(Object.values(credits).flatMap((list) => list.map(([maker]) => maker)))];
    const { html } = await articleOf('legal', 'credits', 'zh');
    expect(makers.filter((maker) => !html.includes(`>${maker.replace('&', '&amp;')}<`))).toEqual([]);
  });
});
