import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Bank, picturesFile } from '../bank.ts';
import { formatFault } from '../fault.ts';
import { levelsOfForms } from '../levels/word-levels.ts';
import { loadLexicon } from '../lexicon.ts';
import { pictureSchema } from '../schema.ts';
import { parseSource, readSource } from '../sources.ts';
import { contentTypes } from '../submodules/index.ts';
import { bankOf, whyOf, wordBankOf } from '../testing/items.ts';
import type { Check } from './check.ts';
import { checkComparisons } from './comparisons.ts';
import { checkConversations } from './conversations.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkExplanations, checkWordBook } from './explanations.ts';
import { checkGradedAnswers } from './graded-answers.ts';
import { checkGrading } from './grading.ts';
import { checkIds, checkWordIds } from './ids.ts';
import { checkLengths } from './lengths.ts';
import { checkLetters } from './letters.ts';
import { checkLevels } from './levels.ts';
import { checkMeasuredLevels } from './measured-levels.ts';
import { isOneEditAway } from './neighbours.ts';
import { checkOptions } from './options.ts';
import { checkPictures } from './pictures.ts';
import { checkHighlights, checkReading } from './reading.ts';
import { checkWords } from './words.ts';

const lexicon = loadLexicon();
// The long word lists are loaded lazily; load them here so that no test has to wait.
lexicon.isListed('word');
const found = (check: Check, bank: Bank) => check(bank).map(formatFault);

const word = (id: number, text: string, real: boolean) => `- id: ${id}\n  word: ${text}\n  real: ${real}\n${whyOf(id)}`;
const sentence = (id: number, text: string) => `- id: ${id}\n  text: ${text}\n  voice: rp\n${whyOf(id)}`;
const cloze = (text: string, accept = '') => `- id: 1000001\n  sentence: ${text}\n${accept}${whyOf('letters')}`;
const passage = (text: string) => `- id: 800001\n  title: Rain\n  passage: ${text}\n${whyOf('letters')}`;

describe('ids', () => {
  it('must be in the range of the submodule', () => {
    expect(found(checkIds, bankOf(2, sentence(300001, 'Good morning.')))).toEqual([
      'sources/02-read-aloud/first.yaml:1: The id 300001 must be between 200001 and 299999.',
    ]);
  });

  it('must leave those of operators’ photographs free', () => {
    const photo = (id: number) =>
      `- id: ${id}\n  level: easy\n  picture: park\n  sample: A park.\n  middle: A park.\n  better: { en: Why., zh: 因为。 }\n${whyOf(id)}`;
    expect(found(checkIds, bankOf(11, photo(1189999)))).toEqual([]);
    expect(found(checkIds, bankOf(11, photo(1190001)))).toEqual([
      'sources/11-write-about-the-photo/first.yaml:1: The id 1190001 must be between 1100001 and 1189999.',
    ]);
  });

  it('must be ascending and unique', () => {
    const yaml = sentence(200002, 'One.') + sentence(200002, 'Two.') + sentence(200001, 'Three.');
    expect(found(checkIds, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:7: The id 200002 must be greater than the previous one, 200002.',
      'sources/02-read-aloud/first.yaml:13: The id 200001 must be greater than the previous one, 200002.',
    ]);
  });
});

it('finds an id used in two files', () => {
  const [first] = bankOf(2, sentence(200001, 'One.')).items[2];
  if (!first) throw new Error('There must be an item.');
  const bank = bankOf(2, sentence(200001, 'One.'));
  const other = { ...first, file: 'sources/02-read-aloud/second.yaml' };
  expect(found(checkIds, { ...bank, items: { ...bank.items, 2: [first, other] } })).toEqual([
    'sources/02-read-aloud/second.yaml:1: The id 200001 is also used in sources/02-read-aloud/first.yaml.',
  ]);
});

const turn = (options: string, answer: number) =>
  `    - says: Hello there.\n      options: ${options}\n      answer: ${answer}\n      why: { en: Because., zh: 因为。 }\n`;
const talk = (first: string) =>
  `- id: 700001\n  level: easy\n  title: Hello\n  scene: A talk.\n  voice: rp\n  turns:\n${first}${turn('[a, b, c]', 1).repeat(4)}  summary: They talk.\n${whyOf('talk')}`;

describe('explanations', () => {
  it('must be in the right language, and specific', () => {
    const yaml = sentence(200001, 'One.').replace(/zh: .*/, 'zh: Short.') + sentence(200002, 'Two.');
    expect(found(checkExplanations, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:6: why.zh must be written in Chinese.',
    ]);
    const twins = sentence(200001, 'One.') + sentence(200002, 'Two.').replaceAll('200002.', '200001.');
    expect(found(checkExplanations, bankOf(2, twins))[0]).toContain('02-read-aloud/first.yaml:11: why.en is the same');
  });

  it('of the turns of a conversation must be specific as well', () => {
    const faults = found(checkExplanations, bankOf(7, talk(turn('[a, b, c]', 1))));
    expect(faults[0]).toContain('first.yaml:14: turns.1.why.en is the same');
  });
});

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

describe('graded answers', () => {
  const lines = {
    low: '[[He|They|pronoun]] [[swims|swim|agreement]].',
    middle: 'They [[swims|swim|agreement]] for fun.',
    high: 'They swim for fun and for their hearts.',
    en: 'The second says why, "for fun"; the third adds "for their hearts".',
    zh: '第二篇说明了理由。',
  };
  const gradedOf = ({ low, middle, high, en, zh }: typeof lines) =>
    `{ low: '${low}', middle: '${middle}', high: '${high}', steps: { en: '${en}', zh: '${zh}' } }`;
  const essay = (changed: Partial<typeof lines> = {}, id = 1400001) =>
    `- id: ${id}\n  level: easy\n  prompt: Why do people swim?\n  sample: Why not?\n  graded: ${gradedOf({ ...lines, ...changed })}\n${whyOf(id)}`;

  it.each<[name: string, changed: Partial<typeof lines>, faults: string[]]>([
    ['nothing in good ones', {}, []],
    ['a quote of a corrected answer', { en: 'The first: "They swim", the third: "They … hearts".' }, []],
    ['a quote of the question', { en: 'Why do people "swim"? The third knows.' }, []],
    ['a wrong quote', { en: 'The second says "for money".' }, ['No text has the words "for money".']],
    ['a middle answer that is too short', { middle: '[[|They|pronoun]] swim.' }, ['middle answer must be longer than']],
    [
      'a high answer that is too short',
      { high: 'They swim.', en: 'The third is short.' },
      ['The high answer must be longer than the middle one.'],
    ],
    [
      'a middle answer with too many mistakes',
      { middle: '[[He|They|pronoun]] [[swims|swim|agreement]] for fun.' },
      ['The middle answer must have fewer mistakes than the low one.'],
    ],
    [
      'a mistake in a high answer',
      { high: 'They [[swims|swim|agreement]] for fun and for their hearts.' },
      ['The high answer must have fewer mistakes than the middle one.', 'The high answer must have no mistakes.'],
    ],
    ['steps that are not Chinese', { zh: 'The second.' }, ['graded.steps.zh must be written in Chinese.']],
  ])('are checked: finds %s', (_name, changed, faults) => {
    expect(found(checkGradedAnswers, bankOf(14, essay(changed)))).toEqual(
      faults.map((fault) => expect.stringMatching(new RegExp(`^sources/14-writing-sample/first.yaml:5: .*${fault}`))),
    );
  });

  it('must each have distinct steps', () => {
    expect(found(checkGradedAnswers, bankOf(14, essay() + essay({}, 1400002)))).toEqual([
      expect.stringContaining('first.yaml:13: graded.steps.en is the same as that of item 1400001'),
      expect.stringContaining('first.yaml:13: graded.steps.zh is the same as that of item 1400001'),
    ]);
  });

  it('belong to part one of two, and are measured without their marks', () => {
    const part = (rest = '') => `{ question: Where?, sample: By the lake.${rest} }`;
    const graded = gradedOf({ ...lines, en: 'The third says "at sea".' });
    const two = `- id: 1200001\n  level: easy\n  partOne: ${part(`, graded: ${graded}`)}\n  partTwo: [${Array(3).fill(part()).join(', ')}]\n${whyOf('two')}`;
    expect(found(checkGradedAnswers, bankOf(12, two))).toEqual([
      'sources/12-interactive-writing/first.yaml:3: No text has the words "at sea".',
    ]);
    expect(found(checkLengths, bankOf(12, two))).toContain(
      'sources/12-interactive-writing/first.yaml:3: partOne.graded.low has 2 words; it should have 60 to 90.',
    );
  });

  it('with a broken mark are faults of their file, item and line', () => {
    const { faults } = parseSource(
      essay({ low: 'They [[swims|swim|grammar]].' }),
      'sources/14-writing-sample/first.yaml',
      contentTypes[14].source,
    );
    expect(faults.map(formatFault)).toEqual([
      'sources/14-writing-sample/first.yaml:5: Item 1400001: graded.low: [[swims|swim|grammar]] has the unknown kind "grammar".',
    ]);
  });
});

describe('levels', () => {
  it('must be well distributed, with enough items', () => {
    const messages = found(checkLevels, bankOf(2, sentence(200001, 'One.'))).filter((line) => line.includes('02-'));
    expect(messages).toEqual([
      'sources/02-read-aloud:1: There are 0 easy items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 0 medium items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 1 hard items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 1 items; at least 20 are needed.',
    ]);
  });
});

describe('texts', () => {
  it('must have a reasonable length', () => {
    expect(found(checkLengths, bankOf(2, sentence(200001, 'Far too short.')))).toEqual([
      'sources/02-read-aloud/first.yaml:2: text has 3 words; it should have 8 to 45.',
    ]);
  });

  it('must not be nearly identical', () => {
    const first = 'The old ferry leaves the northern harbour at seven every morning.';
    const second = 'The old ferry leaves the northern harbour at eight every morning.';
    const other = 'Most of the students had already read the long novel before class.';
    const yaml = sentence(200001, first) + sentence(200002, other) + sentence(200003, second);
    expect(found(checkDuplicates, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:14: This text is nearly the same as one of item 200001.',
    ]);
  });
});

describe('words', () => {
  const check = checkWords(lexicon);

  it.each([
    ['a real word that is not in any list', 'blarnet', true, 'is not in any word list'],
    ['a made-up word that is real', 'lantern', false, 'is a real word'],
    ['a made-up word that is a rare real one', 'qanat', false, 'is a real word'],
    ['a form of a real word', 'unlanterned', false, 'is a form of the real word'],
    ['a misspelling of a common word', 'becuase', false, 'one letter away from the common word "because"'],
    ['capital letters', 'Paris', true, 'lower-case letters'],
  ])('finds %s', (_name, text, real, message) => {
    expect(found(check, bankOf(1, word(100001, text, real)))).toEqual([
      expect.stringMatching(new RegExp(`^sources/01-read-and-select/first.yaml:2: .*${message}`)),
    ]);
  });

  it('passes valid words and finds duplicates', () => {
    expect(found(check, bankOf(1, word(100001, 'lantern', true) + word(100002, 'plindroque', false)))).toEqual([]);
    expect(found(check, bankOf(1, word(100001, 'lantern', true) + word(100002, 'lantern', true)))[0]).toContain(':8: ');
  });

  it('counts one edit', () => {
    expect([isOneEditAway('cat', 'cart'), isOneEditAway('form', 'from'), isOneEditAway('cat', 'cut')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isOneEditAway('cat', 'cat'), isOneEditAway('cat', 'dog'), isOneEditAway('abcd', 'badc')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('letters', () => {
  const check = checkLetters(lexicon);
  const at = (line: number, message: string) => expect.stringMatching(new RegExp(`\\.yaml:${line}: .*${message}`));

  it.each([
    ['two damaged words', cloze('"The so{up} needs more s{alt}."'), 2, '2 damaged words instead of one'],
    ['no damaged word', cloze('The soup needs salt.'), 2, '0 damaged words'],
    ['no given letter', cloze('"The soup needs more {salt}."'), 2, 'has no given letter'],
    ['a word that does not exist', cloze('"The soup needs more sl{orp}."'), 2, 'not in any word list'],
    ['an accepted word of other letters', cloze('"We need s{alt}."', '  accept: [pepper]\n'), 3, 'does not fit'],
    ['the answer among the accepted words', cloze('"We need s{alt}."', '  accept: [salt]\n'), 3, 'the answer itself'],
  ])('finds a cloze with %s', (_name, yaml, line, message) => {
    expect(found(check, bankOf(10, yaml))).toContainEqual(at(line, message));
  });

  it.each([
    ['a damaged first sentence', '"Ra{in} falls. It is wet. We like it."', 'first sentence'],
    ['a damaged last sentence', '"Rain falls. It is wet. We li{ke} it."', 'last sentence'],
    ['too few damaged words', '"Rain falls. It is we{t}. We like it."', '1 damaged words'],
    [
      'a sentence without damage',
      '"Rain falls. It is we{t}. We go in. We like it."',
      'No word is damaged in "We go in."',
    ],
    ['a missing first half', '"Rain falls. The {wa}ter is cold. We like it."', 'second half'],
  ])('finds a passage with %s', (_name, text, message) => {
    expect(found(check, bankOf(8, passage(text)))).toContainEqual(at(3, message));
  });

  it.each([
    ['of which it is not clear where', '{ in: it is, word: is, others: [as] }', '"it is" must occur once'],
    ['without a gap', '{ in: Rain falls, word: Rain, others: [Ruin] }', '"Rain" is not a gap in either test.'],
    ['that does not fit', '{ in: The water, word: water, others: [wader] }', 'does not fit the given letters'],
  ])('finds another word of a passage %s', (_name, accept, message) => {
    const yaml = passage('"Rain falls. The wat{er} is cold. We like it."').replace(
      '  why:',
      `  accept:\n    - ${accept}\n  why:`,
    );
    expect(found(check, bankOf(8, yaml))).toContainEqual(expect.stringContaining(message));
  });
});

describe('grading', () => {
  it('gives full marks to every key, and finds an accepted word that would be marked wrong', () => {
    const accepted = cloze('"Read every pa{ge} of it."', '  accept: [part]\n');
    expect(found(checkGrading, bankOf(10, accepted))).toEqual([]);
    expect(found(checkGrading, bankOf(10, accepted.replace('[part]', '[line]')))).toEqual([
      'sources/10-fill-in-the-blanks/first.yaml:2: "line" is correct but does not get full marks.',
    ]);
    expect(found(checkGrading, bankOf(8, passage('"It rains. The wa{ter} is we{t}. Good."')))).toEqual([]);
  });
});

describe('choices', () => {
  it.each([
    ['a key that is not an option', turn('[a, b, c]', 4), 'The answer is option 4, but there are 3 options.'],
    ['equal options', turn('[a, b, "B!"]', 1), 'Two options are the same.'],
    ['too few options', turn('[a, b]', 1), 'There are 2 options; at least 3 are needed.'],
  ])('finds %s', (_name, first, message) => {
    expect(found(checkOptions, bankOf(7, talk(first)))).toEqual([
      `sources/07-interactive-listening/first.yaml:7: ${message}`,
    ]);
  });

  it('finds keys that are too often at the same position', () => {
    const yaml = [1, 2, 3, 4].map((n) => talk(turn('[a, b, c]', 1)).replace('700001', `70000${n}`)).join('');
    expect(found(checkOptions, bankOf(7, yaml))).toEqual([
      'sources/07-interactive-listening:1: Option 1 is the key in 100% of the choices; spread the keys.',
    ]);
  });
});

describe('measured levels', () => {
  const hundred = (line: (id: number) => string) => Array.from({ length: 100 }, (_, index) => line(index)).join('');
  const check = checkMeasuredLevels(lexicon);

  it('finds hard clozes that ask for easy words', () => {
    const bank = bankOf(
      10,
      hundred((n) => `- id: ${1000001 + n}\n  sentence: "We need s{alt} ${n}."\n${whyOf(n)}`),
    );
    const leveled = { ...bank, levelOf: levelsOfForms([{ word: 'salt', level: 'CEFR-A1' }]) };
    expect(leveled.items[10][0]?.value.level).toBe('hard');
    expect(found(check, leveled)).toEqual([expect.stringContaining('The level of 100% of the items is two bands')]);
  });

  it('finds levels that have nothing to do with the rarity of the words', () => {
    const bank = bankOf(
      6,
      hundred((n) => `- id: ${600001 + n}\n  text: ${n % 2 ? 'We had soup' : 'Placebo sedates'} ${n}.\n${whyOf(n)}`),
    );
    const leveled = (isEasy: (n: number) => boolean) => {
      const items = bank.items[6].map((item, n) => ({
        ...item,
        value: { ...item.value, level: isEasy(n) ? ('easy' as const) : ('hard' as const) },
      }));
      return { ...bank, items: { ...bank.items, 6: items } };
    };
    expect(
      found(
        check,
        leveled((n) => n % 2 === 1),
      ),
    ).toEqual([]);
    expect(
      found(
        check,
        leveled((n) => n < 50),
      ),
    ).toEqual([expect.stringContaining('06-listen-and-type:1: Levels and rarity of words correlate by 0.00')]);
  });
});

describe('conversations', () => {
  const four = (says: string) =>
    [1, 2, 3, 4]
      .map((n) => talk(turn('[a, b, c]', 1)).replace('700001', `70000${n}`).replaceAll('Hello there.', says))
      .join('');

  it.each([
    ['no fault', 'Hello there.', undefined],
    ['turns that are too long to remember', Array(23).fill('word').join(' '), 'Half of the turns have 23 words'],
    ['turns of many sentences', 'One. Two. Three. Four.', '100% of the turns have more than 3 sentences'],
  ])('finds %s', (_name, says, message) => {
    const faults = found(checkConversations, bankOf(7, four(says)));
    expect(faults).toEqual(message ? [expect.stringContaining(message)] : []);
  });
});

describe('interactive reading', () => {
  const reading = (first: string, second: string, highlight: string) => `- id: 900001
  title: Tea
  passage:
    - ${first}
    - ${second}
  blanks:
    - { options: [hot, cold, blue], answer: 1 }
  missing: { options: [It is old., It is new., It is red.], answer: 1 }
  highlights:
    - { question: What?, answer: ${highlight} }
    - { question: Who?, answer: Many people }
  idea: { options: [a, b, c], answer: 1 }
  heading: { options: [a, b, c], answer: 1 }
  stepWhy:
    blanks: { en: Tea is hot., zh: 茶是热的。 }
    missing: { en: It is old., zh: 它很老。 }
    highlights:
      - { en: They drink it., zh: 他们喝它。 }
      - { en: Many do., zh: 很多人喝。 }
    idea: { en: The idea is a., zh: 主旨是 a。 }
    heading: { en: The title is a., zh: 标题是 a。 }
${whyOf('tea')}`;

  it.each([
    ['no fault', '"Tea is {1}."', '"Many people drink it. {missing}"', 'drink it', undefined],
    ['a wrong number', '"Tea is {2}."', '"Many people drink it. {missing}"', 'drink it', '3: Paragraph 1 must have'],
    ['no gap', '"Tea is {1}."', '"Many people drink it."', 'drink it', '3: {missing} occurs 0 times'],
    [
      'a highlight that does not occur',
      '"Tea is {1}."',
      '"Many people drink it. {missing}"',
      'like it',
      '10: The answer occurs 0',
    ],
    [
      'a highlight that occurs twice',
      '"Tea is {1}."',
      '"Many people drink it, Tea is fine. {missing}"',
      'Tea is',
      '10: The answer occurs 2',
    ],
  ])('finds %s', (_name, first, second, highlight, message) => {
    const faults = found(checkReading, bankOf(9, reading(first, second, highlight)));
    expect(faults).toEqual(message ? [expect.stringContaining(`09-interactive-reading/first.yaml:${message}`)] : []);
  });

  it('finds highlights that are too short to be read for', () => {
    const ten = Array.from({ length: 10 }, (_, n) =>
      reading('"Tea is {1}."', '"Many people drink it. {missing}"', 'drink it').replace('900001', `90000${n}`),
    );
    expect(found(checkHighlights, bankOf(9, ten.join('')))).toEqual([
      'sources/09-interactive-reading:1: 100% of the highlights have 2 words or fewer; at most 5%.',
    ]);
  });
});

describe('pictures and words of the word book', () => {
  it('accepts irregular forms of a word', () => {
    const entry = (word: string, en: string) =>
      `- word: ${word}\n  level: CEFR-B1\n  pos: verb\n  en: to win\n  zh: [克服]\n  gb: x\n  us: x\n  example: { en: ${en}, zh: 例句。 }\n`;
    const bank = wordBankOf(entry('overcome', 'She overcame her fear.') + entry('lead', 'It led us there.'));
    expect(found(checkWordBook, bank)).toEqual([]);
  });

  it('finds a picture that is not listed', () => {
    const yaml = `- id: 1100001\n  level: easy\n  picture: nowhere\n  sample: A sample.\n  middle: One.\n  better: { en: It has more., zh: 更多。 }\n${whyOf('picture')}`;
    expect(found(checkPictures, bankOf(11, yaml))).toEqual([
      'sources/11-write-about-the-photo/first.yaml:3: The list of pictures has no "nowhere".',
    ]);
  });

  it('finds all missing files of a listed picture', () => {
    const root = mkdtempSync(join(tmpdir(), 'rehearse-pictures-'));
    mkdirSync(join(root, 'media/pictures'), { recursive: true });
    for (const file of ['harbour.jpg', 'harbour-480.jpg', 'harbour.avif'])
      writeFileSync(join(root, 'media/pictures', file), '');
    const yaml = 'pictures:\n  - name: harbour\n    alt: { en: A photo of a harbour, zh: 一张港口的照片 }\n';
    writeFileSync(join(root, picturesFile), yaml);
    const { items } = readSource(root, picturesFile, pictureSchema, 'pictures');
    const bank = { ...bankOf(11, '[]'), root, pictures: new Map(items.map((item) => [item.value.name, item])) };
    const faults = found(checkPictures, bank);
    rmSync(root, { recursive: true });
    expect(faults).toEqual([`${picturesFile}:2: The picture's file harbour-480.avif is missing.`]);
  });

  it('finds a duplicate word, a definition that contains the word, an example without it, and IPA with slashes', () => {
    const entry =
      '- word: gather\n  level: CEFR-B1\n  pos: verb\n  en: to gather in one place\n  zh: [聚集]\n  gb: /ɡæðə/\n  us: ɡæðər\n  example:\n    en: They meet.\n    zh: 他们见面。\n';
    const bank = wordBankOf(entry + entry);
    expect(found(checkWordIds, bank)).toEqual([
      expect.stringMatching(/words\/first\.yaml:11: "gather" has the same id/),
    ]);
    expect(found(checkWordBook, bank).slice(0, 3)).toEqual([
      'sources/words/first.yaml:4: The definition of "gather" contains the word itself.',
      'sources/words/first.yaml:9: The example does not use "gather".',
      'sources/words/first.yaml:6: gb must be IPA without slashes or brackets.',
    ]);
  });
});
