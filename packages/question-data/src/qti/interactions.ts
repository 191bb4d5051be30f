import { type Content, type Xml, xml } from '../xml.ts';

/** A part of an item: what is shown, and the responses in it. */
export interface Part {
  readonly body: Content;
  readonly declarations: readonly Xml[];
  /** Identifiers of the responses that are scored, each with one point. */
  readonly scored: readonly string[];
}

/** Texts and pictures, which are not answered. */
export const shown = (...body: readonly Content[]): Part => ({ body, declarations: [], scored: [] });

/** Parts one after another; in one element if `wrap` puts them into one. */
export const joined = (parts: readonly Part[], wrap: (content: Content) => Content = (content) => content): Part => ({
  body: wrap(parts.map(({ body }) => body)),
  declarations: parts.flatMap(({ declarations }) => declarations),
  scored: parts.flatMap(({ scored }) => scored),
});

/** Paragraphs of a text. */
export const paragraphs = (text: string): Content =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => xml('p', {}, paragraph));

const declaration = (
  identifier: string,
  baseType: 'identifier' | 'string' | 'file',
  {
    correct,
    rights = [],
    isCaseSensitive,
  }: { correct?: string; rights?: readonly string[]; isCaseSensitive?: boolean } = {},
): Xml =>
  xml(
    'qti-response-declaration',
    { identifier, cardinality: 'single', 'base-type': baseType },
    correct === undefined ? undefined : xml('qti-correct-response', {}, xml('qti-value', {}, correct)),
    rights.length === 0
      ? undefined
      : xml(
          'qti-mapping',
          { 'default-value': 0 },
          rights.map((right) =>
            xml('qti-map-entry', {
              'map-key': right,
              'mapped-value': 1,
              'case-sensitive': isCaseSensitive === undefined ? undefined : String(isCaseSensitive),
            }),
          ),
        ),
  );

interface Choices {
  readonly options: readonly string[];
  readonly answer: string;
}

const optionId = (index: number) => `option-${index + 1}`;

const chosen = (identifier: string, { options, answer }: Choices) => {
  const correct = optionId(options.indexOf(answer));
  return declaration(identifier, 'identifier', { correct, rights: [correct] });
};

/** One of a few sentences. */
export const choice = (identifier: string, choices: Choices, prompt?: string): Part => ({
  body: xml(
    'qti-choice-interaction',
    { 'response-identifier': identifier, shuffle: 'false', 'max-choices': 1 },
    prompt === undefined ? undefined : xml('qti-prompt', {}, prompt),
    choices.options.map((option, index) => xml('qti-simple-choice', { identifier: optionId(index) }, option)),
  ),
  declarations: [chosen(identifier, choices)],
  scored: [identifier],
});

/** One of a few words, within a sentence. */
export const inlineChoice = (identifier: string, choices: Choices): Part => ({
  body: xml(
    'qti-inline-choice-interaction',
    { 'response-identifier': identifier, shuffle: 'false' },
    choices.options.map((option, index) => xml('qti-inline-choice', { identifier: optionId(index) }, option)),
  ),
  declarations: [chosen(identifier, choices)],
  scored: [identifier],
});

/** A few letters or words to type, within a sentence. The first of `rights` is the key. */
export const textEntry = (identifier: string, rights: readonly string[], expectedLength: number): Part => ({
  body: xml('qti-text-entry-interaction', { 'response-identifier': identifier, 'expected-length': expectedLength }),
  declarations: [
    declaration(identifier, 'string', {
      correct: rights[0] ?? '',
      rights: [...new Set(rights)],
      isCaseSensitive: false,
    }),
  ],
  scored: [identifier],
});

/** A text to write. */
export const extendedText = (identifier: string, expectedLines: number, prompt?: string): Part => ({
  body: xml(
    'qti-extended-text-interaction',
    { 'response-identifier': identifier, 'expected-lines': expectedLines },
    prompt === undefined ? undefined : xml('qti-prompt', {}, prompt),
  ),
  declarations: [declaration(identifier, 'string')],
  scored: [],
});

/** A recording to upload. */
export const upload = (identifier: string, prompt: string): Part => ({
  body: xml('qti-upload-interaction', { 'response-identifier': identifier }, xml('qti-prompt', {}, prompt)),
  declarations: [declaration(identifier, 'file')],
  scored: [],
});

/** A sound. In QTI a paragraph can't have one, and `controls` is true or false. */
export const sound = (address: string): Part => shown(xml('div', {}, xml('audio', { src: address, controls: 'true' })));

/** A picture. */
export const picture = (address: string, alt: string): Part => shown(xml('p', {}, xml('img', { src: address, alt })));
