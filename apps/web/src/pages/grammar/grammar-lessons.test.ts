import { languages } from '@rehearse/languages';
import { describe, expect, it } from 'vitest';
import { correctionKinds } from '../../../../../packages/correction/src/kinds.ts';
import { grammarLessons, publicPageAt } from '../../app/head/public-pages.ts';
import { loadArticle, loadArticleList } from '../articles/articles.ts';

describe('the grammar lessons', () => {
  it('are one for each kind of mistake, at a public address', () => {
    expect(grammarLessons.toSorted()).toEqual(correctionKinds.toSorted());
    expect(grammarLessons.map((kind) => publicPageAt(`/grammar/${kind}`)?.kind)).toEqual(
      correctionKinds.map(() => 'article'),
    );
  });

  it.each(languages)('have their kind, and the same order, in "%s"', async (language) => {
    const lessons = await loadArticleList('grammar', language);
    const inOrder = lessons.toSorted((a, b) => Number(a.attributes['order']) - Number(b.attributes['order']));
    expect(inOrder.map(({ slug }) => slug)).toEqual(grammarLessons);
    expect(inOrder.map(({ attributes }) => attributes['kind'])).toEqual(grammarLessons);
    expect(inOrder.map(({ attributes }) => attributes['order'])).toEqual(grammarLessons.map((_, index) => index + 1));
  });

  it.each(grammarLessons)('on %s has at least eight examples, each a mistake and its correction', async (kind) => {
    for (const language of languages) {
      const { html = '' } = (await loadArticle('grammar', kind, language)) ?? {};
      const examples = /<h2 id="examples">.*?<ul>(.*?)<\/ul>/s.exec(html)?.[1]?.match(/<li>.*?<\/li>/gs) ?? [];
      expect(examples.length).toBeGreaterThanOrEqual(8);
      expect(examples.filter((example) => !/<s>.*<\/s>.*→.*<strong>.*<\/strong>/s.test(example))).toEqual([]);
    }
  });
});
