import type { TypeRules } from '@rehearse/question-data/check';
import type { QuestionType } from '@rehearse/question-types';
import type { Namespace } from '@rehearse/ui/i18n';
import type { PracticeFlow } from '../types/practice-flow.ts';
import type { RecordingParts } from './recording.ts';
import type { SoundParts } from './sound.ts';

/** What a question type consists of: how its data are checked, what runs and draws it, and its styles. */
export interface TypeParts {
  rules: TypeRules;
  type: QuestionType;
  flow: PracticeFlow;
  sheet: string;
  /** Texts that only some types show, in another language than English. */
  texts?: readonly Namespace[];
  /** Only of types that play or record. */
  sound?: SoundParts;
  /** Only of types that record. */
  recording?: RecordingParts;
}
