import { readFileSync } from 'node:fs';
import { MAX_SENTENCE_LENGTH } from '@rehearse/practice-machines/dictation';
import { MAX_SUMMARY_LENGTH } from '@rehearse/practice-machines/interactive-listening';
import { MAX_PART_LENGTH } from '@rehearse/practice-machines/two-part-writing';
import { MAX_TEXT_LENGTH } from '@rehearse/practice-machines/writing';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const contract = parse(readFileSync('packages/api-client/openapi.yaml', 'utf8'));
const { AnswerRequest, ImageWritingRequest } = contract.components.schemas;
const limit: number = AnswerRequest.properties.answer.maxLength;
/** Each character takes two bytes in JSON. */
const worst = (length: number) => '\n'.repeat(length);

it('lets nobody write a text that the host refuses as too long', () => {
  expect(MAX_TEXT_LENGTH).toBeLessThanOrEqual(limit);
  expect(MAX_TEXT_LENGTH).toBeLessThanOrEqual(ImageWritingRequest.properties.answer.maxLength);
  expect(MAX_SENTENCE_LENGTH).toBeLessThanOrEqual(limit);
});

it('leaves workspace for what is around the texts of a structured answer', () => {
  const parts = { partOne: worst(MAX_PART_LENGTH), partTwo: worst(MAX_PART_LENGTH), questionTwo: 3 };
  expect(JSON.stringify(parts).length).toBeLessThanOrEqual(limit);
  const answers = Array.from({ length: 8 }, (_, index) => ({
    ...{ sequenceOrder: index + 1, answer: 'a'.repeat(300), correct: true },
  }));
  expect(JSON.stringify({ answers, summary: worst(MAX_SUMMARY_LENGTH) }).length).toBeLessThanOrEqual(limit);
});
