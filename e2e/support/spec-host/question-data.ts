/** Questions with the fields that the specification names, two of each type. A field that a type has no use for is null. */
import { questionTypes, type TypeId } from '../../../packages/question-types/src/index.ts';
import { questionDrivers } from '../../types/index.ts';

const unused = {
  questionText: null,
  referenceAnswer: null,
  referenceAudioLink: null,
  questionAudioUrl: null,
  questionImageUrl: null,
  questionReference: null,
  userRecordingUrl: null,
  userAnswer: null,
  sentenceTemplate: null,
  blankList: null,
  sequences: null,
  bgInfo: null,
  partOneData: null,
  partTwoData: null,
};

/** A row of the list. */
export interface Row {
  questionId: number;
  submoduleId: TypeId;
  moduleId: number;
  isPracticed: boolean;
  difficultyLevel: string;
}

/** Two questions of each type; the id of the first is ten times the type's id. */
export const rows: Row[] = questionTypes.flatMap(({ id: submoduleId, moduleId }) =>
  [0, 1].map((offset) => ({
    questionId: submoduleId * 10 + offset,
    submoduleId,
    moduleId,
    isPracticed: false,
    difficultyLevel: 'Easy',
  })),
);

/** The question of a row, for the detail screens. */
export const detailOf = ({ questionId, submoduleId, isPracticed }: Row): object => ({
  ...unused,
  ...questionDrivers[submoduleId].hostFields,
  id: questionId,
  questionId,
  submoduleId,
  isPracticed,
});
