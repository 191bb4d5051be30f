import type { TypeId } from '@rehearse/question-types';
import { type Bank, contentRoot, pictureFile, readBank } from './bank.ts';
import { difficultyOf, type Submodule, submodules } from './catalogue.ts';
import { type ClipCollector, createClipCollector } from './clips.ts';
import { priorDifficultyOf } from './complete.ts';
import { type Fault, SourceError } from './fault.ts';
import { loadLexicon } from './lexicon.ts';
import { type Pack, packOf } from './pack.ts';
import { pictureUrl } from './picture-files.ts';
import type { ClipRecord, PictureRecord, QuestionRecord } from './records.ts';
import type { Located } from './sources.ts';
import type { BuildContext } from './submodules/context.ts';
import { contentTypeOf, type SourceItem } from './submodules/index.ts';
import { buildWordBook } from './word-book.ts';

/** Options for building the pack. */
export interface BuildOptions {
  /** Folder that holds `sources` and `media`. Default: this package. */
  readonly root?: string;
  /** Skip items that can't be built instead of throwing. Default false. */
  readonly partial?: boolean;
}

/**
 * Builds the pack from the sources. Deterministic: the same sources produce the same pack.
 *
 * @throws SourceError when an item can't be built, unless `partial`
 */
export function buildPack(options: BuildOptions = {}): Pack {
  return buildPackWithFaults(options).pack;
}

/** {@link buildPack}, also returning the faults of skipped items. */
export function buildPackWithFaults({ root = contentRoot, partial = false }: BuildOptions): {
  pack: Pack;
  faults: readonly Fault[];
} {
  const { bank, faults } = readBank(root);
  const clips = createClipCollector();
  const lexicon = { ...loadLexicon(), levelOf: bank.levelOf };
  const context: BuildContext = { clips, picture: (name) => findPicture(bank, name) };
  const questions = submodules.flatMap((submodule) =>
    bank.items[submodule.id].flatMap((item: Located<SourceItem>) => {
      try {
        const measured = priorDifficultyOf(submodule.id, item.value, lexicon);
        return [{ ...buildQuestion(submodule, item.value, context), measured }];
      } catch (error) {
        faults.push({
          file: item.file,
          line: item.line(),
          message: error instanceof Error ? error.message : String(error),
        });
        return [];
      }
    }),
  );
  const words = buildWordBook(bank, clips);
  if (faults.length > 0 && !partial) throw new SourceError(faults);
  return { pack: packOf([...questions, ...words, ...clipRecords(clips), ...pictureRecords(bank)]), faults };
}

/**
 * Builds one question.
 *
 * @throws Error when the item is inconsistent or its picture is missing
 */
export function buildQuestion(
  { id: submoduleId, moduleId }: Submodule,
  item: SourceItem,
  context: BuildContext,
): QuestionRecord {
  return {
    kind: 'question',
    questionId: item.id,
    submoduleId,
    moduleId,
    difficulty: difficultyOf[item.level],
    payload: contentTypeOf(submoduleId).build(item, context),
    // The compiler cannot follow the id of the type through a loop.
  } as QuestionRecord<TypeId>;
}

/** The picture's data for builders. */
export function findPicture({ pictures }: Bank, name: string) {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`The list of pictures has no "${name}".`);
  return { questionImageUrl: pictureUrl(name), imageAlt: picture.value.alt };
}

/** The records of all clips that were collected. */
export function clipRecords(clips: ClipCollector): ClipRecord[] {
  return clips.all().map(({ key, text, voice, rate }) => ({ kind: 'clip', key, text, voice, rate }));
}

function pictureRecords({ pictures }: Bank): PictureRecord[] {
  return [...pictures.values()]
    .map(
      ({ value: { name, alt, credits } }): PictureRecord => ({
        kind: 'picture',
        name,
        file: pictureFile(name),
        alt,
        credits,
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
