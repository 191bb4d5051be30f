import type { LocalizedText } from '@rehearse/languages';
import { types } from '@rehearse/question-types';
import { clipRecords } from './build-pack.ts';
import { difficultyOf, idBase, type Level } from './catalogue.ts';
import { createClipCollector } from './clips.ts';
import { pictureUrl } from './picture-files.ts';
import type { PackRecord, PictureRecord, QuestionRecord } from './records.ts';
import { buildSpokenPhoto } from './submodules/05-speak-about-the-photo.ts';
import { buildWrittenPhoto } from './submodules/11-write-about-the-photo.ts';
import type { BuildContext } from './submodules/context.ts';
import { spoken } from './submodules/voices.ts';

/** Ids of added questions start this far above their type's base. The question bank and items stay below it. */
export const addedOffset = 90_000;

/** How many photographs fit into the ids of their own. */
export const mostAddedPhotographs = 9_999;

/** The ids of the questions of an operator's photograph, by its number from 1. */
export const addedQuestionIds = (number: number): { readonly speaking: number; readonly writing: number } => ({
  speaking: idBase(5) + addedOffset + number,
  writing: idBase(11) + addedOffset + number,
});

/** A photograph that an operator added. */
export interface AddedPhotograph {
  /** From 1 to {@link mostAddedPhotographs}. */
  readonly number: number;
  /** Name of its files, without their suffixes. */
  readonly picture: string;
  readonly alt: LocalizedText;
  readonly level: Level;
  /** A sample answer to speak. */
  readonly spoken: string;
  /** A sample answer to write. */
  readonly written: string;
  /** What makes a good answer to this photograph; null for none. */
  readonly why: LocalizedText | null;
  readonly credits: PictureRecord['credits'];
}

/** The records of the photographs, as in a pack: two questions each, the clips of their samples and the pictures. */
export function addedPhotographRecords(photographs: readonly AddedPhotograph[]): PackRecord[] {
  const clips = createClipCollector();
  const pictures = new Map(photographs.map(({ picture, alt }) => [picture, alt]));
  const context: BuildContext = {
    clips,
    picture(name) {
      const imageAlt = pictures.get(name);
      if (!imageAlt) throw new Error(`There is no photograph "${name}".`);
      return { questionImageUrl: pictureUrl(name), imageAlt };
    },
  };
  const questions = photographs.flatMap((photograph) => questionsOf(photograph, context));
  return [...questions, ...clipRecords(clips), ...photographs.map(pictureRecord)];
}

function questionsOf(photograph: AddedPhotograph, context: BuildContext): QuestionRecord[] {
  const { number, picture, level, why } = photograph;
  const ids = addedQuestionIds(number);
  const explanation = why && { explanation: why };
  const common = { kind: 'question', difficulty: difficultyOf[level] } as const;
  return [
    {
      ...common,
      questionId: ids.speaking,
      submoduleId: 5,
      moduleId: types.speakAboutThePhoto.moduleId,
      payload: {
        ...buildSpokenPhoto({ picture, sample: photograph.spoken, ...spoken({ id: ids.speaking }) }, context),
        ...explanation,
      },
    },
    {
      ...common,
      questionId: ids.writing,
      submoduleId: 11,
      moduleId: types.writeAboutThePhoto.moduleId,
      payload: { ...buildWrittenPhoto({ picture, sample: photograph.written }, context), ...explanation },
    },
  ];
}

const pictureRecord = ({ picture, alt, credits }: AddedPhotograph): PictureRecord => ({
  kind: 'picture',
  name: picture,
  file: `${picture}.jpg`,
  alt,
  credits,
});
