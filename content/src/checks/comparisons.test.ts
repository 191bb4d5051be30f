import { describe, expect, it } from 'vitest';
import { bankOf, whyOf } from '../testing/items.ts';
import { found } from '../testing/written-items.ts';
import { checkComparisons } from './comparisons.ts';

describe('middle answers', () => {
  const photo = (rest: string, id = 1100001) =>
    `- id: ${id}\n  level: easy\n  picture: lake\n  sample: They swim for their hearts.\n${rest}${whyOf(id)}`;
  const middle = '  middle: It [[are|is|agreement]] fun.\n';
  const better = '  better:\n    en: The first gives a reason.\n    zh: 第一篇说明了理由。\n';

  it.each([
    ['no fault', middle + better, undefined],
    ['one as long as the sample', `  middle: It is fun for me.\n${better}`, '5: The middle answer must be shorter'],
    ['a comparison that is not Chinese', middle + better.replace(/zh: .*/, 'zh: A reason.'), '8: better.zh must be'],
  ])('finds %s', (_name, rest, message) => {
    expect(found(checkComparisons, bankOf(11, photo(rest)))).toEqual(
      message ? [expect.stringContaining(`11-write-about-the-photo/first.yaml:${message}`)] : [],
    );
  });

  it('must each have a distinct comparison', () => {
    const twins = photo(middle + better) + photo(middle + better, 1100002);
    expect(found(checkComparisons, bankOf(11, twins))).toEqual([
      expect.stringContaining('11-write-about-the-photo/first.yaml:18: better.en is the same as that of item 1100001'),
      expect.stringContaining('11-write-about-the-photo/first.yaml:19: better.zh is the same as that of item 1100001'),
    ]);
  });
});
