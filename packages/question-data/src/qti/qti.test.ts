// @vitest-environment jsdom
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkQuestion } from '../check-question.ts';
import { examples } from '../examples/index.ts';
import { damaged } from '../testing/damaged.ts';
import { qtiFaults } from '../testing/qti-faults.ts';
import { itemXml, qtiPackage, qtiTypes } from './index.ts';

const questionOf = (data: unknown) => {
  const result = checkQuestion(data);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.question;
};

const parse = (source: string) => new DOMParser().parseFromString(source, 'application/xml');
const itemOf = (data: unknown) => parse(itemXml(questionOf(data)));
const exported = Object.values(examples)
  .flat()
  .filter(({ type }) => type !== 'interactive-speaking');

it.each(exported.map((example) => [example.type, example]))('%s has the structure of an item', (_, example) => {
  expect(qtiFaults(itemOf(example))).toEqual([]);
});

it('keeps it for whatever data passes the check', () => {
  fc.assert(
    fc.property(damaged(exported), (data) => {
      const result = checkQuestion(data);
      if (result.ok && qtiTypes.includes(result.question.submoduleId))
        expect(qtiFaults(parse(itemXml(result.question)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('a conversation that branches has no interaction', () => {
  expect(qtiTypes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(() => itemXml(questionOf(examples[15][0]))).toThrow(RangeError);
});

const entriesOf = (document: Document) =>
  [...document.querySelectorAll('qti-response-declaration')].map((declaration) => ({
    name: declaration.getAttribute('identifier'),
    key: declaration.querySelector('qti-correct-response')?.textContent,
    rights: [...declaration.querySelectorAll('qti-map-entry')].map((entry) => entry.getAttribute('map-key')),
  }));

describe('letters', () => {
  const word = (clues: (string | null)[], answer: string, acceptedAnswers?: string[]) =>
    itemOf({
      type: 'fill-in-the-blanks',
      sentenceTemplate: 'A {} here.',
      clues: [clues],
      referenceAnswer: answer,
      acceptedAnswers,
    });

  it('that are missing are typed between those that are given', () => {
    const document = word(['b', null, null, 'd', 'g', 'e'], 'bridge');
    expect(document.querySelector('qti-item-body')?.innerHTML).toContain('A b<qti-text-entry-interaction');
    expect(document.querySelector('p')?.textContent).toBe('A bdge here.');
    expect(entriesOf(document)).toEqual([{ name: 'RESPONSE', key: 'ri', rights: ['ri'] }]);
  });

  it('in several places are shown as a pattern, and the whole word is typed', () => {
    const document = word(['b', null, 'i', null, 'g', 'e'], 'bridge', ['brydge']);
    expect(document.querySelector('p')?.textContent).toBe('A b_i_ge  here.');
    expect(entriesOf(document)).toEqual([{ name: 'RESPONSE', key: 'bridge', rights: ['bridge', 'brydge'] }]);
  });

  it('of other words count only if the given letters fit', () => {
    const document = word(['s', 'm', null, null, null], 'smell', ['smoke', 'scent']);
    expect(entriesOf(document)).toEqual([{ name: 'RESPONSE', key: 'ell', rights: ['ell', 'oke'] }]);
  });
});

it('a score has a point for each right response', () => {
  const document = itemOf(examples[8][0]);
  expect(document.querySelector('[identifier=MAXSCORE] qti-value')?.textContent).toBe('3');
  const scored = [...document.querySelectorAll('qti-map-response')].map((one) => one.getAttribute('identifier'));
  expect(scored).toEqual(['BLANK-1', 'BLANK-2', 'BLANK-3']);
  expect(itemOf(examples[14][0]).querySelector('qti-response-processing')).toBeNull();
});

it('texts can’t break the XML', () => {
  const word = `<b>&"\u0000\uD800 ]]>`;
  const document = itemOf({ type: 'read-and-select', word, correct: true });
  expect(qtiFaults(document)).toEqual([]);
  expect(document.querySelector('qti-prompt')?.textContent).toBe('Is "<b>&" ]]>" a real English word?');
});

it('a package has a manifest, a test, the items and their files, and is the same each time', () => {
  const questions = [examples[1][0], examples[5][0], examples[11][0]].map(questionOf);
  const address = 'https://school.example/pictures/market.jpg';
  const files = new Map([[address, { name: 'market.jpg', bytes: new Uint8Array([1, 2, 3]) }]]);
  const input = { identifier: 'unit-1', title: 'Unit 1 & more', questions, files };
  const archive = qtiPackage(input);
  expect(qtiPackage(input)).toEqual(archive);
  const entries = unzipSync(archive);
  const ids = questions.map(({ questionId }) => `question-${questionId}`);
  expect(Object.keys(entries)).toEqual([
    ...['imsmanifest.xml', 'assessment.xml'],
    ...ids.map((id) => `items/${id}.xml`),
    'media/market.jpg',
  ]);
  const read = (name: string) => parse(strFromU8(entries[name] ?? new Uint8Array()));
  for (const name of Object.keys(entries).filter((one) => one.endsWith('.xml')))
    expect(qtiFaults(read(name))).toEqual([]);
  const manifest = read('imsmanifest.xml');
  const hrefs = [...manifest.querySelectorAll('file')].map((file) => file.getAttribute('href'));
  expect(new Set(hrefs)).toEqual(new Set(Object.keys(entries).filter((name) => name !== 'imsmanifest.xml')));
  const resources = [...manifest.querySelectorAll('resource')].map((one) => one.getAttribute('identifier'));
  for (const dependency of manifest.querySelectorAll('dependency'))
    expect(resources).toContain(dependency.getAttribute('identifierref'));
  expect([...manifest.querySelectorAll(`[identifier="${ids[1]}"] dependency`)]).toHaveLength(1);
  expect(read(`items/${ids[1]}.xml`).querySelector('img')?.getAttribute('src')).toBe('../media/market.jpg');
  expect(read('assessment.xml').querySelector('qti-assessment-section')?.getAttribute('title')).toBe('Unit 1 & more');
});

it('the rules of the test find faults', () => {
  const source = itemXml(questionOf(examples[1][0]));
  const broken: [string, string][] = [
    ['identifier="RESPONSE"', 'identifier="1"'],
    ['<qti-value>option-1', '<qti-value>option-9'],
    ['max-choices="1"', ''],
    ['qti-prompt>', 'qti-hint>'],
    ['<qti-item-body>', '<qti-item-body>Text'],
    ['base-type="identifier"', 'base-type="string"'],
    ['<qti-response-processing>', '<qti-response-processing><p/>'],
  ];
  for (const [from, to] of broken) {
    expect(source).toContain(from);
    expect(qtiFaults(parse(source.replaceAll(from, to))), from).not.toEqual([]);
  }
});
