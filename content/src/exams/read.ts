import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../bank.ts';
import { type Fault, SourceError } from '../fault.ts';
import { filesOf } from '../sources.ts';
import { type ExamProfile, examSchema } from './schema.ts';

/** The folder of the exams, relative to the content root. */
export const examsFolder = 'exams';

/** An exam with its file, relative to the content root. */
export interface LocatedExam {
  readonly file: string;
  readonly exam: ExamProfile;
}

/** Reads all exams; invalid ones are left out and reported in `faults`. */
export function readExamFiles(root: string = contentRoot): { exams: LocatedExam[]; faults: Fault[] } {
  const exams: LocatedExam[] = [];
  const faults: Fault[] = [];
  for (const file of filesOf(root, examsFolder, /\.yaml$/)) {
    const result = examSchema.safeParse(parseYaml(join(root, file)));
    if (result.success) exams.push({ file, exam: result.data });
    else
      for (const { path, message } of result.error.issues)
        faults.push({ file, line: 1, message: [...path.map(String), message].join(': ') });
  }
  return { exams, faults };
}

function parseYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The exams that mock tests follow, newest first; none if there is no folder of exams.
 *
 * @throws SourceError when one is invalid
 */
export function readExams(root?: string): ExamProfile[] {
  const { exams, faults } = readExamFiles(root);
  if (faults.length > 0) throw new SourceError(faults);
  return exams.map(({ exam }) => exam).sort((a, b) => (a.since < b.since ? 1 : -1));
}
