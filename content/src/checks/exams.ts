import { questionTypes } from '@rehearse/question-types';
import type { LocatedExam } from '../exams/read.ts';
import type { ExamFormName, ExamProfile } from '../exams/schema.ts';
import type { Fault } from '../fault.ts';

const isType = (key: string) => questionTypes.some((type) => type.key === key);

const skills = ['reading', 'writing', 'listening', 'speaking'] as const;
/** Least and most minutes of a short test in which every second is used. */
const shortMinutes = [15, 25] as const;

type Rules = ExamProfile['types'][string];

/** How long a question takes at most, in seconds. */
const secondsOf = ({ preparationSeconds = 0, seconds, secondPartSeconds = 0 }: Rules) =>
  preparationSeconds + seconds + secondPartSeconds;

const formsOf = ({ forms }: ExamProfile) =>
  (['full', 'short', 'placement'] as const).flatMap((name) => {
    const form = forms[name];
    return form ? [{ name, form }] : [];
  });

function faultsOfForm(exam: ExamProfile, name: ExamFormName): string[] {
  const blocks = exam.forms[name]?.blocks ?? [];
  const asked = blocks.flatMap(({ type, most }) => {
    const rules = exam.types[type];
    return rules ? [{ rules, most }] : [];
  });
  const missing = name === 'placement' ? [] : skills.filter((skill) => !asked.some(({ rules }) => rules.skills[skill]));
  const minutes = asked.reduce((sum, { rules, most }) => sum + most * secondsOf(rules), 0) / 60;
  return [
    ...blocks.filter(({ type }) => !exam.types[type]).map(({ type }) => `${name}: "${type}" has no clock in "types".`),
    ...blocks
      .filter(({ least, most }) => least > most)
      .map(({ type }) => `${name}: "${type}" has more at least than at most.`),
    ...missing.map((skill) => `${name}: nothing asks for ${skill}.`),
    ...(name === 'short' && (minutes < shortMinutes[0] || minutes > shortMinutes[1])
      ? [`short: it takes up to ${Math.round(minutes)} minutes; make it ${shortMinutes.join(' to ')}.`]
      : []),
  ];
}

function faultsOfExam({ file, exam }: LocatedExam): string[] {
  const asked = new Set(formsOf(exam).flatMap(({ form }) => form.blocks.map(({ type }) => type)));
  const retired = exam.retired.map(({ type }) => type);
  const described = new Set(exam.facts.flatMap(({ about }) => about));
  const named = new Set([...Object.keys(exam.types), ...retired, ...described]);
  const lacking =
    exam.facts.length === 0 ? [] : [...Object.keys(exam.types), ...retired].filter((type) => !described.has(type));
  return [
    ...(file.endsWith(`/${exam.id}.yaml`) ? [] : [`The file of the exam "${exam.id}" must be ${exam.id}.yaml.`]),
    ...(exam.since > exam.checkedOn ? ['"checkedOn" is before "since".'] : []),
    ...[...named].filter((type) => !isType(type)).map((type) => `There is no question type "${type}".`),
    ...Object.keys(exam.types)
      .filter((type) => !asked.has(type))
      .map((type) => `No form asks "${type}".`),
    ...retired.filter((type) => exam.types[type]).map((type) => `"${type}" is retired, but has a clock in "types".`),
    ...lacking.map((type) => `No fact with a source is about "${type}".`),
    ...formsOf(exam).flatMap(({ name }) => faultsOfForm(exam, name)),
  ];
}

/** Finds contradictions within exams. */
export function checkExams(exams: readonly LocatedExam[]): Fault[] {
  return exams.flatMap((located) => faultsOfExam(located).map((message) => ({ file: located.file, line: 1, message })));
}
