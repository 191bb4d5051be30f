import { examples } from '@rehearse/question-data/examples';
import { questionTypes } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { type ItemContext, itemQuestionId, itemRecord, readItem } from './added-items.ts';
import { clipRecords } from './build-pack.ts';
import { createClipCollector } from './clips.ts';
import { parseRecord } from './records.ts';

const market = { questionImageUrl: '/media/pictures/market-0a1b2c3d.jpg', imageAlt: { en: 'A market', zh: '市场' } };

function read(data: unknown, number = 7) {
  const clips = createClipCollector();
  const pictureOf: ItemContext['pictureOf'] = (name) => (name === 'market' ? market : undefined);
  const item = readItem(data, number, { clips, pictureOf });
  return { item, texts: clipRecords(clips).map(({ text }) => text) };
}

const problemsOf = (data: unknown) => {
  const { item } = read(data);
  return item.ok ? [] : item.problems.map(({ message }) => message);
};

/** An example as a school writes it: sounds are spoken, pictures have names, prompts have samples. */
function written(typeId: (typeof questionTypes)[number]['id']): unknown {
  const [example] = examples[typeId];
  const source = JSON.stringify({ referenceAnswer: 'A sample answer.', ...example }, (key, value: unknown) =>
    key === 'questionAudioUrl' ? undefined : key === 'questionImageUrl' ? 'market' : value,
  );
  const { referenceAnswer, ...fields } = JSON.parse(source);
  if ([1, 9, 12, 15].includes(typeId))
    return typeId === 12 ? withSamples(fields) : typeId === 15 ? withNotes(fields) : fields;
  return { ...fields, referenceAnswer };
}

const withSamples = (fields: { partTwoData: object[] }) => ({
  ...fields,
  partTwoData: fields.partTwoData.map((part) => ({ answer: 'A sample answer.', ...part })),
});

const withNotes = (fields: { conversation: { questions: object[] } }) => {
  const more = {
    hints: { en: 'One thing.' },
    notes: { en: 'A reason.' },
    gradedAnswers: [{ level: 'high', text: 'Fine.', corrections: [] }],
  };
  return {
    ...fields,
    conversation: {
      ...fields.conversation,
      questions: fields.conversation.questions.map((question) => ({ ...more, ...question })),
    },
  };
};

it.each(questionTypes)('an item of $name becomes a record that the server accepts', ({ id }) => {
  const { item } = read(written(id));
  if (!item.ok) throw new Error(item.problems[0]?.message);
  const record = itemRecord({ ...item, number: 7 });
  expect(record).toMatchObject({ questionId: itemQuestionId(id, 7), submoduleId: id, difficulty: 'Medium' });
  expect(parseRecord(record)).toEqual(record);
});

it('ids are of the type, above the bank and below photographs', () => {
  expect([itemQuestionId(1, 1), itemQuestionId(5, 9_999), itemQuestionId(15, 2)]).toEqual([
    180_001, 589_999, 1_580_002,
  ]);
});

describe('what an item leaves out', () => {
  it('is spoken: the question, the sample, each turn', () => {
    expect(read(written(4)).texts.toSorted((one, other) => one.length - other.length)).toEqual([
      'A sample answer.',
      'What do you usually do at the weekend, and who do you do it with?',
    ]);
    expect(read(written(7)).texts).toHaveLength(2);
    expect(read(written(15)).texts).toHaveLength(3);
    expect(read(written(2)).texts).toEqual(['A sample answer.']);
  });

  it('is not what it gives: a sound of this host stays', () => {
    const questionAudioUrl = `/media/speech/${'a'.repeat(64)}.mp3`;
    const { item, texts } = read({ type: 'listen-and-type', questionAudioUrl, referenceAnswer: 'Good morning.' });
    expect(texts).toEqual([]);
    expect(item.ok && item.payload).toEqual({ questionAudioUrl, referenceAnswer: 'Good morning.' });
  });

  it('is shown by its name: a picture and what it shows', () => {
    const { item } = read({ type: 'write-about-the-photo', questionImageUrl: 'market', referenceAnswer: 'A market.' });
    expect(item.ok && item.payload).toEqual({ ...market, referenceAnswer: 'A market.' });
    expect(
      problemsOf({ type: 'write-about-the-photo', questionImageUrl: 'harbor', referenceAnswer: 'A harbor.' }),
    ).toEqual(['/imageAlt is missing: this host shows it to learners.']);
  });
});

it('what this host can’t show is refused, as are fields that nobody would read', () => {
  expect(
    problemsOf({ type: 'read-aloud', questionText: 'Hi.', referenceAudioLink: 'https://x.example/a.mp3' }),
  ).toEqual(['/referenceAudioLink must be the address of a file of this host.']);
  expect(problemsOf({ type: 'read-aloud', questionText: 'Hi.', vioce: 'rp' })).toEqual([
    '/vioce is no field of the format.',
  ]);
  expect(problemsOf({ type: 'writing-sample', questionText: 'Why?' })).toEqual([
    '/referenceAnswer is missing: this host shows it to learners.',
  ]);
  expect(problemsOf({ type: 'interactive-listening', sequences: 7 })).toHaveLength(1);
  expect(problemsOf('text')).toEqual(['The question must be an object.']);
});
