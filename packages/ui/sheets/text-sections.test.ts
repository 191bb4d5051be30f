import { expect, it } from 'vitest';
import { bySection } from './text-sections.ts';

it('imports each section that a module names, once', () => {
  const code = [
    "import * as en from '../../i18n/locales/en/practice.json';",
    'const english = { review: en.review, letters: en.letters, again: en.review };',
  ].join('\n');
  expect(bySection(code)).toBe(
    [
      "import en_review from '../../i18n/locales/en/practice.json?section=review'; import en_letters from '../../i18n/locales/en/practice.json?section=letters';",
      'const english = { review: en_review, letters: en_letters, again: en_review };',
    ].join('\n'),
  );
});

it('leaves other modules as they are', () => {
  expect(bySection("import english from './locales/en/practice.json';")).toBeNull();
});
