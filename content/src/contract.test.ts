import { zQuestion } from '@rehearse/api-client/schemas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { submodules } from './catalogue.ts';
import { parseRecord } from './records.ts';
import { bankRecords } from './testing/bank-records.ts';

const strictQuestion = z.strictObject(zQuestion.shape);
const records = await bankRecords();
const questions = records.filter((record) => record.kind === 'question');

it.each(submodules)('questions of $name have the fields of the contract and no others', ({ id: submoduleId }) => {
  for (const { questionId, moduleId, difficulty, payload, ...record } of questions) {
    if (record.submoduleId !== submoduleId) continue;
    const question = {
      id: questionId,
      questionId,
      submoduleId,
      moduleId,
      difficultyLevel: difficulty,
      isPracticed: false,
    };
    expect(strictQuestion.safeParse({ ...question, ...payload }).error?.issues).toBeUndefined();
  }
});

it('every record of the bank is accepted by the pack reader', () => {
  expect(() => records.map(parseRecord)).not.toThrow();
});

it('every clip and picture that a question refers to is in the pack', () => {
  const clips = new Set(
    records.flatMap((record) => (record.kind === 'clip' ? [`/media/speech/${record.key}.mp3`] : [])),
  );
  const pictures = new Set(
    records.flatMap((record) => (record.kind === 'picture' ? [`/media/pictures/${record.name}.jpg`] : [])),
  );
  const urls = JSON.stringify(questions).match(/\/media\/(?:speech|pictures)\/[\w.-]+/g) ?? [];
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !clips.has(url) && !pictures.has(url))).toEqual([]);
});
