import type { TypeRules } from '@rehearse/question-data/check';
import type { PracticeFlow } from '../types/practice-flow.ts';
import type { OpenRecordings } from './device.ts';

/** What a question type consists of: how its data are checked, what runs and draws it, and its styles. */
export interface TypeParts {
  rules: TypeRules;
  flow: PracticeFlow;
  sheet: string;
  /** Only of types that record. */
  createRecordings?: OpenRecordings;
}
