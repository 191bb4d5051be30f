import { checkQuestion, type Problem, slugs, typeOf } from '@rehearse/question-data';
import { type Difficulty, findType, type TypeId } from '@rehearse/question-types';
import { addedOffset } from './added-photographs.ts';
import { idBase } from './catalogue.ts';
import type { ClipCollector } from './clips.ts';
import { payloadSchemas } from './payload.ts';
import type { QuestionRecord } from './records.ts';
import type { BuildContext } from './submodules/context.ts';
import type { Payload } from './submodules/index.ts';
import { clipVoice, otherVoice, spoken } from './submodules/voices.ts';

/** Ids of an operator's own items start this far above their type's base. The question bank stays below it. */
export const itemOffset = 80_000;

/** How many items of a type fit into the ids of their own. */
export const mostItems = addedOffset - itemOffset - 1;

/** The id of an operator's item, by its number from 1. */
export const itemQuestionId = (typeId: TypeId, number: number): number => idBase(typeId) + itemOffset + number;

/** Where an item's sounds and pictures come from. */
export interface ItemContext {
  readonly clips: ClipCollector;
  /** The picture of a name; undefined if there is none. */
  readonly pictureOf: (name: string) => ReturnType<BuildContext['picture']> | undefined;
}

/** An item that can be shown, or what is wrong with it. */
export type ReadItem =
  | { readonly ok: true; readonly typeId: TypeId; readonly difficulty: Difficulty; readonly payload: Payload }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Which text a sound reads, by the field of its address. The first text that is there counts. */
const sounds = {
  questionAudioUrl: { voice: 'questionVoice', texts: ['questionReference', 'transcript'] },
  referenceAudioLink: { voice: 'referenceVoice', texts: ['referenceAnswer'] },
} as const;

/** Types that are spoken, whose sample answers are heard. */
const spokenSamples: readonly number[] = [2, 3, 4, 5, 13];

/** Adds the sounds that an item leaves out, spoken from its texts. */
function withSounds(
  fields: Fields,
  { clips, typeId, number }: ItemContext & { typeId: TypeId; number: number },
): Fields {
  const { voice } = spoken({ id: number });
  const heard = (owner: Fields, address: keyof typeof sounds, text: unknown, reader = voice): Fields => {
    if (isText(owner[address]) || !isText(text)) return owner;
    return { ...owner, [address]: clips.url(text, reader), [sounds[address].voice]: clipVoice(reader) };
  };
  const asked = (value: unknown): unknown =>
    isFields(value)
      ? heard(value, 'questionAudioUrl', sounds.questionAudioUrl.texts.map((text) => value[text]).find(isText))
      : value;
  const list = (value: unknown) => (Array.isArray(value) ? value.map(asked) : value);
  const sample =
    typeId === 2 ? { ...fields, referenceAnswer: fields['referenceAnswer'] ?? fields['questionText'] } : fields;
  const withSample = spokenSamples.includes(typeId)
    ? heard(sample, 'referenceAudioLink', sample['referenceAnswer'], typeId === 4 ? otherVoice(voice) : voice)
    : sample;
  switch (typeId) {
    case 4:
      return heard(withSample, 'questionAudioUrl', withSample['questionReference']);
    case 6:
      return heard(withSample, 'questionAudioUrl', withSample['referenceAnswer']);
    case 7:
      return { ...withSample, sequences: list(withSample['sequences']), opening: asked(withSample['opening']) };
    case 15: {
      const { conversation } = withSample;
      if (!isFields(conversation)) return withSample;
      return { ...withSample, conversation: { ...conversation, questions: list(conversation['questions']) } };
    }
    default:
      return withSample;
  }
}

/** Adds what follows from the other fields. */
function withDerived(fields: Fields, typeId: TypeId, { pictureOf }: ItemContext): Fields {
  const { questionImageUrl: name, blankList, sentenceTemplate, referenceAnswer } = fields;
  if (typeId === 8 && !isText(referenceAnswer) && Array.isArray(blankList) && isText(sentenceTemplate)) {
    const words = blankList.map((blank: unknown) =>
      isFields(blank) && isText(blank['answer']) ? blank['answer'] : '',
    );
    return {
      ...fields,
      referenceAnswer: sentenceTemplate
        .split('{}')
        .map((text, index) => text + (words[index] ?? ''))
        .join(''),
    };
  }
  if (typeId === 10 && isText(referenceAnswer)) return { ...fields, referenceAnswer: [...referenceAnswer] };
  const picture = isText(name) ? pictureOf(name) : undefined;
  return picture ? { imageAlt: picture.imageAlt, ...fields, questionImageUrl: picture.questionImageUrl } : fields;
}

const pointerOf = (path: readonly PropertyKey[]) => path.map((key) => `/${String(key)}`).join('');

/** Problems with what this host needs beyond the format. */
function problemsOfPayload(typeId: TypeId, payload: unknown): Problem[] {
  const { error } = payloadSchemas[typeId].safeParse(payload);
  return (error?.issues ?? []).map((issue) => {
    const path = pointerOf(issue.path);
    const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    const says = isMissing ? 'is missing: this host shows it to learners.' : `${issue.message}.`.replace('..', '.');
    return { path, message: `${path} ${says}` };
  });
}

/**
 * Reads an item: a question in the format of `@rehearse/question-data`. Sounds that it leaves out are spoken from its texts,
 * and a picture may be given by its name.
 *
 * @param number - decides the voice
 */
export function readItem(data: unknown, number: number, context: ItemContext): ReadItem {
  const found = typeOf(data);
  if (!('slug' in found)) return { ok: false, problems: [found] };
  const fields = data as Fields;
  const checkable = (typeId: TypeId) =>
    withSounds(withDerived(fields, typeId, context), { ...context, typeId, number });
  const typeId = typeIdOf(found.slug);
  const result = checkQuestion(checkable(typeId));
  if (!result.ok) return result;
  // What the format doesn't have would be lost silently.
  if (result.warnings.length > 0) return { ok: false, problems: result.warnings.map(misspelled) };
  const { difficultyLevel, ...rest } = result.question as unknown as Fields;
  const payload = Object.fromEntries(Object.entries(rest).filter(([key]) => !identity.includes(key)));
  const problems = problemsOfPayload(typeId, payload);
  if (problems.length > 0) return { ok: false, problems };
  // It fits the schema of its type.
  return {
    ok: true,
    typeId,
    difficulty: (difficultyLevel as Difficulty | undefined) ?? 'Medium',
    payload: payload as Payload,
  };
}

/** Fields of a question that its record has outside its payload. */
const identity = ['version', 'type', 'submoduleId', 'id', 'questionId', 'moduleId', 'isPracticed'];

const misspelled = ({ path }: Problem): Problem => ({ path, message: `${path} is no field of the format.` });

const typeIdOf = (slug: (typeof slugs)[number]): TypeId => (slugs.indexOf(slug) + 1) as TypeId;

/** An item with its number. */
export interface NumberedItem {
  readonly typeId: TypeId;
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly payload: Payload;
}

/** The record of an item, as in a pack. */
export const itemRecord = ({ typeId, number, difficulty, payload }: NumberedItem): QuestionRecord =>
  ({
    kind: 'question',
    questionId: itemQuestionId(typeId, number),
    submoduleId: typeId,
    moduleId: findType(typeId)?.moduleId ?? 0,
    difficulty,
    payload,
    // The compiler can't follow which payload belongs to which type.
  }) as QuestionRecord;
