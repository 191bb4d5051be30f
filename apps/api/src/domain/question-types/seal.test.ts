import { zQuestion } from '@rehearse/api-client/schemas';
import type { QuestionRecord } from '@rehearse/content';
import { bankRecords } from '@rehearse/content/testing';
import { questionTypes } from '@rehearse/question-types';
import { findAnswer, toPassageWords } from '@rehearse/scoring';
import { beforeAll, describe, expect, it } from 'vitest';
import { verdictOf } from '../misses/index.ts';
import { sealQuestion, unsealAnswer } from './seal.ts';

const perType = 20;
const questions = new Map<number, QuestionRecord[]>();

beforeAll(async () => {
  const all = new Map<number, QuestionRecord[]>();
  for (const record of await bankRecords()) {
    if (record.kind !== 'question') continue;
    all.set(record.submoduleId, [...(all.get(record.submoduleId) ?? []), record]);
  }
  // evenly over the whole bank
  for (const [id, list] of all)
    questions.set(
      id,
      list.filter((_, index) => index % Math.ceil(list.length / perType) === 0),
    );
}, 120_000);

/** Fields that hold keys, samples, explanations, or texts of what is only heard. */
const secretFields = new Set([
  ...['correct', 'answer', 'acceptedAnswers', 'referenceAnswer', 'referenceAudioLink', 'referenceVoice', 'explanation'],
  ...[
    'transcript',
    'questionReference',
    'middleAnswer',
    'middleCorrections',
    'answerComparison',
    'gradedAnswers',
    'gradedSteps',
  ],
]);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every text below a field that holds a secret, except the right forms of mistakes, which may stand in a prompt too. */
function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret ? [value] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'fixes' ? [] : secretsIn(part, isSecret || secretFields.has(key)),
  );
}

/** What an exam has to show: options hold the right one, and readings aloud are their own sample. */
function shownOn(submoduleId: number, payload: Json): string[] {
  const sequences = (payload.sequences ?? []) as { blankList: unknown; sentenceTemplate?: string }[];
  const options = sequences.flatMap(({ blankList }) =>
    [blankList].flat().flatMap((blank) => (isObject(blank) ? ((blank.options ?? []) as string[]) : [])),
  );
  const highlights = sequences.flatMap(({ blankList }) =>
    isObject(blankList) && 'question' in blankList ? [String(blankList.answer)] : [],
  );
  return submoduleId === 2 ? [String(payload.questionText)] : [...options, ...highlights];
}

const fieldsOf = (value: unknown): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, part]) => [key, ...fieldsOf(part)]) : [];

describe.each(questionTypes.map(({ id, name }) => [id, name] as const))('type %i, %s, in an exam', (id) => {
  const sampled = () => questions.get(id) ?? [];

  it('shows no key, no sample, no explanation, and no text of what is only heard', () => {
    expect(sampled().length).toBeGreaterThanOrEqual(10);
    for (const { questionId, payload } of sampled()) {
      const sealed = sealQuestion(id, JSON.stringify(payload));
      expect(sealed, `question ${questionId}`).not.toBeNull();
      const text = JSON.stringify(sealed);
      const shown = shownOn(id, payload as unknown as Json);
      // the single words of letter boxes may stand elsewhere in the text
      const isTelling = (secret: string) => secret.includes(' ') && !shown.includes(secret);
      for (const secret of secretsIn(payload).filter(isTelling))
        expect(text, `question ${questionId}`).not.toContain(JSON.stringify(secret).slice(1, -1));
      const kept = fieldsOf(sealed).filter((field) => secretFields.has(field) && field !== 'answer');
      expect(kept).toEqual([]);
      expect(secretsIn(sealed).filter((secret) => secret !== '')).toEqual([]);
    }
  });

  it('is a question of the contract', () => {
    const question = { id: 1, questionId: 1, submoduleId: id, isPracticed: false };
    for (const { payload } of sampled()) {
      const sealed = sealQuestion(id, JSON.stringify(payload));
      expect(zQuestion.safeParse(JSON.parse(JSON.stringify({ ...question, ...sealed }))).success).toBe(true);
    }
  });
});

interface Passage {
  sequences: { sentenceTemplate: string; blankList: { answer: string; options?: string[] } }[];
}
const passages = () => (questions.get(9) ?? []).map(({ payload }) => payload as unknown as Passage);
const sealedOf = (payload: Passage) => sealQuestion(9, JSON.stringify(payload)) as unknown as Passage;

it('shows the sentence and passage of letter boxes without the letters that are asked for', () => {
  for (const { payload } of questions.get(10) ?? []) {
    const { sentenceTemplate, clues, referenceAnswer } = payload as unknown as {
      sentenceTemplate: string;
      clues: [(string | null)[]];
      referenceAnswer: string[];
    };
    expect(sealQuestion(10, JSON.stringify(payload))).toEqual({ sentenceTemplate, clues });
    expect(clues[0]).toHaveLength(referenceAnswer.length);
    expect(clues[0]).toContain(null);
  }
});

describe('a reading in an exam', () => {
  it('gives the words and the missing sentence of earlier steps away nowhere', () => {
    for (const payload of passages()) {
      const sealed = sealedOf(payload);
      const [first, second] = payload.sequences;
      const later = sealed.sequences.slice(1).map(({ sentenceTemplate }) => sentenceTemplate);
      for (const template of later) expect(template).not.toContain(second?.blankList.answer);
      const blanked = String(first?.sentenceTemplate).replace(/\{(\d+)\}/gu, '($1)');
      for (const template of later) expect(template.startsWith(blanked)).toBe(true);
      expect(later[0]).toContain('{}');
    }
  });

  it('counts the words of a highlight as in the whole passage', () => {
    let found = 0;
    for (const payload of passages()) {
      const sealed = sealedOf(payload);
      const steps = payload.sequences.map(({ blankList }, index) => {
        if (Array.isArray(blankList))
          return { kind: 'blanks', chosen: blankList.map((blank: { answer: string }) => blank.answer) };
        if (blankList.options) return { kind: 'choice', chosen: blankList.answer };
        const shown = toPassageWords(sealed.sequences[index]?.sentenceTemplate ?? '');
        const [range] = findAnswer(shown, blankList.answer);
        if (range) found += 1;
        return { kind: 'highlight', range: range ?? null };
      });
      if (steps.some((step) => 'range' in step && step.range === null)) continue;
      const text = JSON.stringify(payload);
      const answer = unsealAnswer(9, text, JSON.stringify({ steps }));
      expect(verdictOf({ submoduleId: 9, payload: text, answer })?.share).toBe(1);
    }
    expect(found).toBeGreaterThan(perType);
  });

  it('takes a range that touches a mark as all that it stands for', () => {
    const payload = passages()[0] as Passage;
    const marked = sealedOf(payload).sequences[2]?.sentenceTemplate ?? '';
    const at = toPassageWords(marked).findIndex(({ text }) => text === '[missing');
    const whole = payload.sequences[2]?.sentenceTemplate ?? '';
    const answer = JSON.stringify({ steps: [{ kind: 'highlight', range: { start: at, end: at } }] });
    const { steps } = JSON.parse(unsealAnswer(9, JSON.stringify(payload), answer));
    const words = toPassageWords(whole).slice(steps[0].range.start, steps[0].range.end + 1);
    expect(words.map(({ text }) => text).join(' ')).toContain(payload.sequences[1]?.blankList.answer);
  });

  it('leaves an answer that nobody can read as it is', () => {
    expect(unsealAnswer(9, JSON.stringify(passages()[0]), 'nonsense')).toBe('nonsense');
    expect(unsealAnswer(9, '{}', '{"steps":[]}')).toBe('{"steps":[]}');
  });
});

it('shows nothing of a question that does not have the form of its type', () => {
  expect(sealQuestion(9, '{"word":"x","correct":true}')).toBeNull();
  expect(sealQuestion(99, '{}')).toBeNull();
});
