import { strToU8, type Zippable, zipSync } from 'fflate';
import type { CheckedQuestion } from '../check/check-with.ts';
import { xml, xmlDocument } from '../xml.ts';
import { identifierOf, itemXml, rootAttributes } from './item.ts';

/** What a package has. */
export interface PackageInput {
  /** Its identifier: letters, digits and hyphens, starting with a letter. */
  readonly identifier: string;
  readonly title: string;
  /** Checked questions of types that can be exported. */
  readonly questions: readonly CheckedQuestion[];
  /** Files that questions refer to, by their address in the questions; each is put into the package. */
  readonly files?: ReadonlyMap<string, { readonly name: string; readonly bytes: Uint8Array }>;
}

const namespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd';

/** Times in the archive are always the same, so that the same questions give the same bytes. */
const mtime = new Date('2020-01-01T00:00:00');

const fileOf = (question: CheckedQuestion) => `items/${identifierOf(question)}.xml`;

/** The question with the addresses of packaged files, as seen from its item. */
function localized<Value>(value: Value, files: ReadonlyMap<string, { name: string }>): Value {
  if (typeof value === 'string') {
    const file = files.get(value);
    return (file ? `../media/${file.name}` : value) as Value;
  }
  if (Array.isArray(value)) return value.map((entry) => localized(entry, files)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localized(entry, files)])) as Value;
}

const testXml = ({ identifier, title, questions }: PackageInput): string =>
  xmlDocument(
    xml(
      'qti-assessment-test',
      { ...rootAttributes, identifier: `${identifier}-test`, title },
      xml(
        'qti-test-part',
        { identifier: 'part-1', 'navigation-mode': 'linear', 'submission-mode': 'individual' },
        xml(
          'qti-assessment-section',
          { identifier: 'section-1', title, visible: 'true' },
          questions.map((question) =>
            xml('qti-assessment-item-ref', { identifier: identifierOf(question), href: fileOf(question) }),
          ),
        ),
      ),
    ),
  );

function manifestXml({ identifier, questions, files = new Map() }: PackageInput): string {
  const names = [...files.values()].map(({ name }) => name);
  const mediaId = (index: number) => `media-${index + 1}`;
  return xmlDocument(
    xml(
      'manifest',
      {
        xmlns: namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${namespace} ${schema}`,
        identifier,
      },
      xml('metadata', {}, xml('schema', {}, 'QTI Package'), xml('schemaversion', {}, '3.0.0')),
      xml('organizations'),
      xml(
        'resources',
        {},
        xml(
          'resource',
          { identifier: `${identifier}-test`, type: 'imsqti_test_xmlv3p0', href: 'assessment.xml' },
          xml('file', { href: 'assessment.xml' }),
          questions.map((question) => xml('dependency', { identifierref: identifierOf(question) })),
        ),
        questions.map((question) => {
          const used = JSON.stringify(question);
          const needed = [...files.keys()].flatMap((address, index) =>
            used.includes(JSON.stringify(address)) ? [mediaId(index)] : [],
          );
          return xml(
            'resource',
            { identifier: identifierOf(question), type: 'imsqti_item_xmlv3p0', href: fileOf(question) },
            xml('file', { href: fileOf(question) }),
            needed.map((identifierref) => xml('dependency', { identifierref })),
          );
        }),
        names.map((name, index) =>
          xml(
            'resource',
            { identifier: mediaId(index), type: 'webcontent', href: `media/${name}` },
            xml('file', { href: `media/${name}` }),
          ),
        ),
      ),
    ),
  );
}

/**
 * A content package of QTI 3.0 as a ZIP archive: a test with all questions, their items and files.
 *
 * @throws RangeError if a question's type has no interaction in QTI
 */
export function qtiPackage(input: PackageInput): Uint8Array {
  const { questions, files = new Map() } = input;
  const entries: Zippable = {
    'imsmanifest.xml': strToU8(manifestXml(input)),
    'assessment.xml': strToU8(testXml(input)),
  };
  for (const question of questions) entries[fileOf(question)] = strToU8(itemXml(localized(question, files)));
  for (const { name, bytes } of files.values()) entries[`media/${name}`] = bytes;
  return zipSync(entries, { mtime });
}
