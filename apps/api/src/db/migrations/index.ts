import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Db, StoreKind } from '../types.ts';
import { accounts } from './0001-accounts.ts';
import { questions } from './0002-questions.ts';
import { words } from './0003-words.ts';
import { payments } from './0004-payments.ts';
import { attemptRecordings } from './0005-attempt-recordings.ts';
import { notebook } from './0007-notebook.ts';
import { planTerms } from './0008-plan-terms.ts';
import { lessons } from './0010-lessons.ts';
import { accountData } from './0011-account-data.ts';
import { wordOccurrences } from './0012-word-occurrences.ts';
import { questionResults } from './0013-question-results.ts';
import { earlierResults } from './0014-earlier-results.ts';
import { signUps } from './0015-sign-ups.ts';
import { sessions } from './0016-sessions.ts';
import { learnerUsage } from './0017-learner-usage.ts';
import { writeAgain } from './0020-write-again.ts';
import { wordDefinitions } from './0022-word-definitions.ts';
import { textsByLanguage } from './0023-texts-by-language.ts';
import { corrections } from './0024-corrections.ts';
import { jobs } from './0025-jobs.ts';
import { mistakes } from './0026-mistakes.ts';
import { addedPictures } from './0027-added-pictures.ts';
import { sittings } from './0028-sittings.ts';
import { difficulties } from './0029-difficulties.ts';
import { goals } from './0030-goals.ts';
import { addedItems } from './0035-added-items.ts';
import { lti } from './0036-lti.ts';
import { classes } from './0037-classes.ts';
import { lineItems } from './0039-line-items.ts';
import { classAnswers } from './0040-class-answers.ts';
import { lineItemClaims } from './0041-line-item-claims.ts';
import type { Statements } from './columns.ts';

const statements: Record<string, Statements> = {
  '0001-accounts': accounts,
  '0002-questions': questions,
  '0003-words': words,
  '0004-payments': payments,
  '0005-attempt-recordings': attemptRecordings,
  '0007-notebook': notebook,
  '0008-plan-terms': planTerms,
  '0010-lessons': lessons,
  '0011-account-data': accountData,
  '0012-word-occurrences': wordOccurrences,
  '0013-question-results': questionResults,
  '0015-sign-ups': signUps,
  '0016-sessions': sessions,
  '0017-learner-usage': learnerUsage,
  '0020-write-again': writeAgain,
  '0022-word-definitions': wordDefinitions,
  '0023-texts-by-language': textsByLanguage,
  '0024-corrections': corrections,
  '0025-jobs': jobs,
  '0026-mistakes': mistakes,
  '0027-added-pictures': addedPictures,
  '0028-sittings': sittings,
  '0029-difficulties': difficulties,
  '0030-goals': goals,
  '0035-added-items': addedItems,
  '0036-lti': lti,
  '0037-classes': classes,
  '0039-line-items': lineItems,
  '0040-class-answers': classAnswers,
  '0041-line-item-claims': lineItemClaims,
};

/** Data migrations, which need more than SQL. */
const changes: Record<string, (db: Db) => Promise<void>> = {
  '0014-earlier-results': earlierResults,
};

/** All migrations, ordered by name. */
export function migrationsFor(kind: StoreKind): MigrationProvider {
  return {
    async getMigrations() {
      return {
        ...Object.fromEntries(Object.entries(statements).map(([name, list]) => [name, run(list, kind)])),
        ...Object.fromEntries(Object.entries(changes).map(([name, up]) => [name, { up }])),
      };
    },
  };
}

function run(list: Statements, kind: StoreKind): Migration {
  return {
    async up(db) {
      for (const statement of list(kind)) await statement.execute(db);
    },
  };
}
