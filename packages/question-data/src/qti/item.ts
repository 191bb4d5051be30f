import { findType } from '@rehearse/question-types';
import type { CheckedQuestion } from '../check/check-with.ts';
import { type Xml, xml, xmlDocument } from '../xml.ts';
import type { Part } from './interactions.ts';
import { parts } from './parts.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd';

/** Attributes of the root of an item or a test. */
export const rootAttributes = {
  xmlns: namespace,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${namespace} ${schema}`,
};

/** Ids of the types that can be exported. */
export const qtiTypes: readonly number[] = Object.keys(parts).map(Number);

const points = (identifier: string, value: number): Xml =>
  xml(
    'qti-outcome-declaration',
    { identifier, cardinality: 'single', 'base-type': 'float' },
    xml('qti-default-value', {}, xml('qti-value', {}, String(value))),
  );

/** A point for each response that is right. */
const scoring = (scored: readonly string[]): Xml =>
  xml(
    'qti-response-processing',
    {},
    xml(
      'qti-set-outcome-value',
      { identifier: 'SCORE' },
      xml(
        'qti-sum',
        {},
        scored.map((identifier) => xml('qti-map-response', { identifier })),
      ),
    ),
  );

/** Identifier of a question in a package. */
export const identifierOf = ({ questionId }: Pick<CheckedQuestion, 'questionId'>): string => `question-${questionId}`;

/**
 * A question as an assessment item of QTI 3.0. Texts, recordings and highlights have no score: a person marks them.
 *
 * @throws RangeError if its type has no interaction in QTI
 */
export function itemXml(question: CheckedQuestion): string {
  const toPart = (parts as Readonly<Record<number, ((question: never) => Part) | undefined>>)[question.submoduleId];
  if (!toPart) throw new RangeError(`Type ${question.submoduleId} has no interaction in QTI 3.`);
  // It was checked, so it fits the schema of its type.
  const { body, declarations, scored } = toPart(question as never);
  return xmlDocument(
    xml(
      'qti-assessment-item',
      {
        ...rootAttributes,
        identifier: identifierOf(question),
        title: `${findType(question.submoduleId)?.name} ${question.questionId}`,
        adaptive: 'false',
        'time-dependent': 'false',
        'xml:lang': 'en',
      },
      declarations,
      scored.length > 0 ? [points('SCORE', 0), points('MAXSCORE', scored.length)] : undefined,
      xml('qti-item-body', {}, body),
      scored.length > 0 ? scoring(scored) : undefined,
    ),
  );
}
