import type { Bank } from '../bank.ts';
import type { Fault } from '../fault.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Check } from './check.ts';
import { checkComparisons } from './comparisons.ts';
import { checkConversations } from './conversations.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkExplainedGaps } from './explained-gaps.ts';
import { checkExplanations, checkWordBook } from './explanations.ts';
import { checkGivenAway } from './given-away.ts';
import { checkGradedAnswers } from './graded-answers.ts';
import { checkGrading } from './grading.ts';
import { checkGuessableWords } from './guessable-words.ts';
import { checkIds, checkWordIds } from './ids.ts';
import { checkLengths } from './lengths.ts';
import { checkLetters } from './letters.ts';
import { checkLevels } from './levels.ts';
import { checkMeasuredLevels } from './measured-levels.ts';
import { checkNamedKeys } from './named-keys.ts';
import { checkOpenings } from './openings.ts';
import { checkOptions } from './options.ts';
import { checkPictures } from './pictures.ts';
import { checkHighlights, checkReading } from './reading.ts';
import { checkSubjects } from './subjects.ts';
import { checkVariedComparisons } from './varied-comparisons.ts';
import { checkWordCoverage } from './word-coverage.ts';
import { checkWords } from './words.ts';

/** Runs all checks that don't need speech. */
export function runChecks(bank: Bank, lexicon: Lexicon): Fault[] {
  const checks: readonly Check[] = [
    checkIds,
    checkWordIds,
    checkExplanations,
    checkExplainedGaps,
    checkComparisons,
    checkGradedAnswers,
    checkVariedComparisons,
    checkWordBook,
    checkGivenAway,
    checkLevels,
    checkMeasuredLevels(lexicon),
    checkLengths,
    checkDuplicates,
    checkOptions,
    checkReading,
    checkHighlights,
    checkConversations,
    checkOpenings,
    checkPictures,
    checkGrading,
    checkSubjects,
    checkGuessableWords,
    checkNamedKeys(lexicon),
    checkWordCoverage(lexicon),
    checkWords(lexicon),
    checkLetters(lexicon),
  ];
  return checks.flatMap((check) => check(bank));
}
