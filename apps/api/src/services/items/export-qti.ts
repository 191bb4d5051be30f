import { type CheckedQuestion, checkQuestion } from '@rehearse/question-data';
import { qtiPackage, qtiTypes } from '@rehearse/question-data/qti';
import { findType, slugOf } from '@rehearse/question-types';
import type { Db } from '../../db/index.ts';
import { pictureKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { ItemError } from './item-error.ts';
import { storedItems } from './stored.ts';

/** Which questions are exported. */
export interface QtiSelection {
  readonly submoduleId: number;
  /** Only items of the operator's own. Default false. */
  readonly own?: boolean;
  /** At most so many, in order of their ids. Default all. */
  readonly count?: number;
}

/** What was exported. */
export interface QtiExport {
  readonly archive: Uint8Array;
  readonly questions: number;
  readonly pictures: number;
}

const picturePath = /^\/media\/pictures\/(?<file>[a-z0-9_-]+\.jpg)$/u;

/** The questions of a type that are shown, as they are served. */
async function questionsOf(db: Db, { submoduleId, own = false, count }: QtiSelection): Promise<CheckedQuestion[]> {
  const ownIds = new Set((await storedItems(db)).map(({ questionId }) => questionId));
  const rows = await db
    .selectFrom('questions')
    .select(['question_id', 'payload'])
    .where('submodule_id', '=', submoduleId)
    .where('withdrawn_at', 'is', null)
    .orderBy('question_id')
    .execute();
  return rows
    .filter(({ question_id }) => !own || ownIds.has(question_id))
    .slice(0, count)
    .map(({ question_id: questionId, payload }) => {
      const result = checkQuestion({ ...JSON.parse(payload), questionId, submoduleId });
      if (!result.ok) throw new ItemError(`Question ${questionId} can't be exported: ${result.problems[0]?.message}`);
      return result.question;
    });
}

/** Addresses of this host's files with its origin, so that they are found from elsewhere. */
const withOrigin = <Value>(value: Value, origin: string): Value =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' && entry.startsWith('/media/') ? `${origin}${entry}` : entry,
  );

/** The pictures of questions, by their address. */
async function picturesOf(questions: readonly CheckedQuestion[], files: FileStore) {
  const pictures = new Map<string, { name: string; bytes: Uint8Array }>();
  for (const question of questions) {
    const { questionImageUrl: address } = question as { questionImageUrl?: string };
    const name = address === undefined ? undefined : picturePath.exec(address)?.groups?.['file'];
    const bytes = name === undefined ? null : await files.get(pictureKey(name));
    if (address !== undefined && name !== undefined && bytes) pictures.set(address, { name, bytes });
  }
  return pictures;
}

/**
 * Exports questions of a type as a content package of QTI 3. Pictures are put into it; sounds are heard from this host.
 *
 * @param origin - where the host's files are found
 * @throws ItemError when the type has no interaction in QTI, or there are no such questions
 */
export async function exportQti(
  { db, files }: { db: Db; files: FileStore },
  selection: QtiSelection,
  origin: string,
): Promise<QtiExport> {
  const type = findType(selection.submoduleId);
  if (!type || !qtiTypes.includes(type.id))
    throw new ItemError(
      `Submodule ${selection.submoduleId} can't be exported: QTI has interactions for ${qtiTypes.join(', ')}.`,
    );
  const questions = await questionsOf(db, selection);
  if (questions.length === 0) throw new ItemError(`There are no such questions of ${type.name}.`);
  const pictures = await picturesOf(questions, files);
  const packaged = new Map([...pictures].map(([address, picture]) => [`${origin}${address}`, picture]));
  const archive = qtiPackage({
    identifier: slugOf(type),
    title: type.name,
    questions: questions.map((question) => withOrigin(question, origin)),
    files: packaged,
  });
  return { archive, questions: questions.length, pictures: pictures.size };
}
