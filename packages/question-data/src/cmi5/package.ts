import { strToU8, zipSync } from 'fflate';
import { checkQuestion } from '../check-question.ts';
import type { LanguageMap } from '../xapi/statement.ts';
import { xml, xmlDocument } from '../xml.ts';
import type { MoveOn } from './vocabulary.ts';

/** A drill as a course of cmi5 with one unit. */
export interface CourseInput {
  /** IRI of the course; that of its unit is the same with `/drill`. */
  readonly id: string;
  readonly title: LanguageMap;
  readonly description: LanguageMap;
  /** Address of the launch page, on the host that runs the drill. */
  readonly launchUrl: string;
  /** Share of the points that passes, 0 to 1, with at most four decimals. */
  readonly masteryScore: number;
  /** What the course asks for. Default `CompletedOrPassed`. */
  readonly moveOn?: MoveOn;
  /** The questions, in the format of this package. They travel with the launch, so the launch page needs no account. */
  readonly questions: readonly object[];
}

/** What a launch page gets with a launch. */
export interface LaunchParameters {
  readonly version: 1;
  readonly questions: readonly object[];
}

const texts = (name: string, map: LanguageMap) =>
  xml(
    name,
    {},
    Object.entries(map).map(([lang, text]) => xml('langstring', { lang }, text)),
  );

/**
 * The course structure, `cmi5.xml`.
 *
 * @throws RangeError if a question is wrong, if there is none, or if the mastery score is no share
 */
export function cmi5Xml({
  id,
  title,
  description,
  launchUrl,
  masteryScore,
  moveOn = 'CompletedOrPassed',
  questions,
}: CourseInput): string {
  if (questions.length === 0) throw new RangeError('A drill needs questions.');
  if (!(masteryScore >= 0 && masteryScore <= 1)) throw new RangeError('The mastery score must be from 0 to 1.');
  for (const [index, question] of questions.entries()) {
    const result = checkQuestion(question);
    if (!result.ok) throw new RangeError(`Question ${index + 1}: ${result.problems[0]?.message}`);
  }
  const parameters: LaunchParameters = { version: 1, questions };
  return xmlDocument(
    xml(
      'courseStructure',
      { xmlns: 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd' },
      xml('course', { id }, texts('title', title), texts('description', description)),
      xml(
        'au',
        { id: `${id}/drill`, launchMethod: 'AnyWindow', moveOn, masteryScore },
        texts('title', title),
        texts('description', description),
        xml('url', {}, launchUrl),
        xml('launchParameters', {}, JSON.stringify(parameters)),
      ),
    ),
  );
}

/** The package to upload to a learning management system: a ZIP archive with `cmi5.xml`. Throws as {@link cmi5Xml}. */
export const cmi5Package = (input: CourseInput): Uint8Array =>
  zipSync({ 'cmi5.xml': strToU8(cmi5Xml(input)) }, { mtime: new Date('2020-01-01T00:00:00') });
