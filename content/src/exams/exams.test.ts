import { expect, it } from 'vitest';
import { checkExams } from '../checks/exams.ts';
import { readExamFiles, readExams } from './read.ts';
import type { ExamProfile } from './schema.ts';

const { exams, faults } = readExamFiles();

it('has the current exam and that of the specification, newest first and without a fault', () => {
  expect(readExams().map(({ id }) => id)).toEqual(['2025-07', 'specification']);
  expect([...faults, ...checkExams(exams)]).toEqual([]);
});

it('knows a source for each type of the current exam, and why retired types are worth practicing', () => {
  const current = readExams()[0] as ExamProfile;
  expect(current.facts.length).toBeGreaterThan(0);
  expect(current.retired.map(({ type }) => type)).toEqual(['readAloud', 'listenThenSpeak']);
  expect(Object.keys(current.types)).toContain('interactiveSpeaking');
});

it('has the clocks of the specification', () => {
  const { types } = readExams()[1] as ExamProfile;
  expect(
    Object.entries(types).map(([key, { seconds, secondPartSeconds = 0 }]) => [key, seconds, secondPartSeconds]),
  ).toEqual([
    ['readAndSelect', 5, 0],
    ['readAloud', 20, 0],
    ['readThenSpeak', 90, 0],
    ['listenThenSpeak', 90, 0],
    ['speakAboutThePhoto', 90, 0],
    ['listenAndType', 60, 0],
    ['interactiveListening', 240, 75],
    ['readAndComplete', 180, 0],
    ['interactiveReading', 480, 0],
    ['fillInTheBlanks', 20, 0],
    ['writeAboutThePhoto', 60, 0],
    ['interactiveWriting', 480, 0],
    ['speakingSample', 180, 0],
    ['writingSample', 300, 0],
  ]);
});

it('finds contradictions', () => {
  const exam = structuredClone(exams[0]?.exam) as ExamProfile;
  exam.id = 'other';
  exam.forms.short.blocks = [
    { type: 'readAndSelect', least: 9, most: 8 },
    { type: 'readAlod', least: 1, most: 1 },
  ];
  exam.types.readAloud = { seconds: 20, isAdaptive: true, skills: { speaking: 1 } };
  exam.types.mistyped = { seconds: 20, isAdaptive: true, skills: { speaking: 1 } };
  expect(checkExams([{ file: 'exams/2025-07.yaml', exam }]).map(({ message }) => message)).toEqual([
    'The file of the exam "other" must be other.yaml.',
    'There is no question type "mistyped".',
    'No form asks "readAloud".',
    'No form asks "mistyped".',
    '"readAloud" is retired, but has a clock in "types".',
    'No fact with a source is about "mistyped".',
    'short: "readAlod" has no clock in "types".',
    'short: "readAndSelect" has more at least than at most.',
    'short: nothing asks for speaking.',
    'short: it takes up to 1 minutes; make it 15 to 25.',
  ]);
});
