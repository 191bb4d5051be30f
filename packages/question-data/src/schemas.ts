import { findType, questionTypes, slugOf, type TypeId } from '@rehearse/question-types';
import { z } from 'zod';
import { faultsOf } from './faults/index.ts';
import * as fields from './fields/index.ts';
import { explanation } from './fields/parts.ts';

/** The version of the format that this package reads. */
export const formatVersion = 1;

const identity = z.int().min(1).max(2_147_483_647).optional();

/** Fields of every question beside those of its type. */
const common = {
  version: z.literal(formatVersion).describe('this package reads version 1 of the format.').optional(),
  id: identity,
  questionId: identity,
  moduleId: z.int().min(1).optional(),
  difficultyLevel: z.enum(['Easy', 'Medium', 'Hard']).optional(),
  isPracticed: z.boolean().optional(),
  explanation,
};

const structureOf = <Id extends TypeId, Fields extends z.ZodRawShape>(id: Id, fieldsOfType: Fields) => {
  const slug = slugOf(findType(id) ?? { name: '' });
  return z.object({
    submoduleId: z.literal(id).describe(`${slug} is type ${id}.`).optional(),
    type: z.literal(slug).describe(`type ${id} is "${slug}".`).optional(),
    ...common,
    ...fieldsOfType,
  });
};

/** Each type's schema without what a JSON Schema can't say. */
export const structures = {
  1: structureOf(1, fields.readAndSelect),
  2: structureOf(2, fields.readAloud),
  3: structureOf(3, fields.readThenSpeak),
  4: structureOf(4, fields.listenThenSpeak),
  5: structureOf(5, fields.speakAboutThePhoto),
  6: structureOf(6, fields.listenAndType),
  7: structureOf(7, fields.interactiveListening),
  8: structureOf(8, fields.readAndComplete),
  9: structureOf(9, fields.interactiveReading),
  10: structureOf(10, fields.fillInTheBlanks),
  11: structureOf(11, fields.writeAboutThePhoto),
  12: structureOf(12, fields.interactiveWriting),
  13: structureOf(13, fields.speakingSample),
  14: structureOf(14, fields.writingSample),
  15: structureOf(15, fields.interactiveSpeaking),
} as const satisfies Record<TypeId, z.ZodType>;

type Structures = typeof structures;

/** A question of a type as a host writes it. */
export type QuestionData<Id extends TypeId = TypeId> = { [K in Id]: z.infer<Structures[K]> }[Id];

interface Named {
  submoduleId?: number | undefined;
  type?: string | undefined;
}

const schemaOf = (id: TypeId) =>
  (structures[id] as z.ZodType<Named>).superRefine((question, context) => {
    if (question.submoduleId === undefined && question.type === undefined)
      context.addIssue({ code: 'custom', path: ['type'], message: 'is missing.' });
    // It fits the structure of its type.
    for (const { path, says } of faultsOf(id)?.(question as never) ?? [])
      context.addIssue({ code: 'custom', path: [...path], message: says });
  });

/** A zod schema for each question type. */
export const questionSchemas = Object.fromEntries(
  questionTypes.map(({ id }) => [id, schemaOf(id)]),
  // fromEntries forgets which schema belongs to which id.
) as unknown as { readonly [Id in TypeId]: Structures[Id] };
