/**
 * The structure of QTI 3.0 items, tests and manifests as far as this package writes them: which elements, attributes and
 * values the specification's information model allows, and in which order. The official schema can't be bundled.
 */

interface ElementRule {
  /** Needed attributes, then those that may be there. */
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  /** The children in order: a name, with `?`, `*` or `+`. Absent: any of `flow`, and text. */
  readonly children?: readonly string[];
  /** Whether text may be in it, beside no children. */
  readonly text?: true;
  /** Children in any order, with text if it is `mixed`. */
  readonly flow?: readonly string[];
  readonly mixed?: true;
}

const blockInteractions = ['qti-choice-interaction', 'qti-extended-text-interaction', 'qti-upload-interaction'];
const inline = ['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'img', 'em', 'strong', 'span'];
const root = ['xmlns', 'xmlns:xsi', 'xsi:schemaLocation'];

const rules: Readonly<Record<string, ElementRule>> = {
  'qti-assessment-item': {
    needs: [...root, 'identifier', 'title', 'adaptive', 'time-dependent'],
    may: ['xml:lang'],
    children: ['qti-response-declaration*', 'qti-outcome-declaration*', 'qti-item-body?', 'qti-response-processing?'],
  },
  'qti-response-declaration': {
    needs: ['identifier', 'cardinality', 'base-type'],
    children: ['qti-correct-response?', 'qti-mapping?'],
  },
  'qti-outcome-declaration': { needs: ['identifier', 'cardinality', 'base-type'], children: ['qti-default-value?'] },
  'qti-correct-response': { children: ['qti-value+'] },
  'qti-default-value': { children: ['qti-value+'] },
  'qti-value': { text: true },
  'qti-mapping': { may: ['default-value'], children: ['qti-map-entry+'] },
  'qti-map-entry': { needs: ['map-key', 'mapped-value'], may: ['case-sensitive'], children: [] },
  'qti-item-body': { flow: ['p', 'ul', 'div', ...blockInteractions] },
  p: { flow: inline, mixed: true },
  div: { flow: ['audio'] },
  ul: { children: ['li+'] },
  li: { flow: inline, mixed: true },
  img: { needs: ['src', 'alt'], children: [] },
  audio: { needs: ['src'], may: ['controls'], children: [] },
  'qti-choice-interaction': {
    needs: ['response-identifier', 'max-choices'],
    may: ['shuffle'],
    children: ['qti-prompt?', 'qti-simple-choice+'],
  },
  'qti-simple-choice': { needs: ['identifier'], flow: inline, mixed: true },
  'qti-inline-choice-interaction': {
    needs: ['response-identifier'],
    may: ['shuffle'],
    children: ['qti-inline-choice+'],
  },
  'qti-inline-choice': { needs: ['identifier'], text: true },
  'qti-text-entry-interaction': { needs: ['response-identifier'], may: ['expected-length'], children: [] },
  'qti-extended-text-interaction': {
    needs: ['response-identifier'],
    may: ['expected-lines'],
    children: ['qti-prompt?'],
  },
  'qti-upload-interaction': { needs: ['response-identifier'], children: ['qti-prompt?'] },
  'qti-prompt': { flow: inline, mixed: true },
  'qti-response-processing': { children: ['qti-set-outcome-value+'] },
  'qti-set-outcome-value': { needs: ['identifier'], children: ['qti-sum'] },
  'qti-sum': { children: ['qti-map-response+'] },
  'qti-map-response': { needs: ['identifier'], children: [] },
  'qti-assessment-test': { needs: [...root, 'identifier', 'title'], children: ['qti-test-part+'] },
  'qti-test-part': {
    needs: ['identifier', 'navigation-mode', 'submission-mode'],
    children: ['qti-assessment-section+'],
  },
  'qti-assessment-section': { needs: ['identifier', 'title', 'visible'], children: ['qti-assessment-item-ref*'] },
  'qti-assessment-item-ref': { needs: ['identifier', 'href'], children: [] },
  manifest: { needs: [...root, 'identifier'], children: ['metadata', 'organizations', 'resources'] },
  metadata: { children: ['schema', 'schemaversion'] },
  schema: { text: true },
  schemaversion: { text: true },
  organizations: { children: [] },
  resources: { children: ['resource*'] },
  resource: { needs: ['identifier', 'type', 'href'], children: ['file*', 'dependency*'] },
  file: { needs: ['href'], children: [] },
  dependency: { needs: ['identifierref'], children: [] },
};

const identifier = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
const values: Readonly<Record<string, RegExp>> = {
  identifier,
  'response-identifier': identifier,
  identifierref: identifier,
  cardinality: /^(single|multiple|ordered|record)$/,
  'base-type': /^(boolean|directedPair|duration|file|float|identifier|integer|pair|point|string|uri)$/,
  adaptive: /^(true|false)$/,
  'time-dependent': /^(true|false)$/,
  shuffle: /^(true|false)$/,
  'case-sensitive': /^(true|false)$/,
  visible: /^(true|false)$/,
  'max-choices': /^\d+$/,
  'expected-length': /^\d+$/,
  'expected-lines': /^\d+$/,
  'mapped-value': /^-?\d+(\.\d+)?$/,
  'map-key': /./,
  'navigation-mode': /^(linear|nonlinear)$/,
  'submission-mode': /^(individual|simultaneous)$/,
  title: /./,
  src: /./,
  controls: /^(true|false)$/,
  href: /./,
};

/** The base type of the response of each interaction. */
const baseTypes: Readonly<Record<string, readonly string[]>> = {
  'qti-choice-interaction': ['identifier'],
  'qti-inline-choice-interaction': ['identifier'],
  'qti-text-entry-interaction': ['string', 'integer', 'float'],
  'qti-extended-text-interaction': ['string', 'integer', 'float'],
  'qti-upload-interaction': ['file'],
};

const namesOf = (element: Element) => [...element.children].map(({ nodeName }) => nodeName);
const hasText = (element: Element) =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());

function faultsOfElement(element: Element): string[] {
  const { nodeName } = element;
  const rule = rules[nodeName];
  if (!rule) return [`there is no element ${nodeName}`];
  const { needs = [], may = [], children, flow = [], text, mixed } = rule;
  const attributes = [...element.attributes];
  const names = namesOf(element);
  const order = new RegExp(`^${(children ?? []).map((child) => child.replace(/^[\w-]+/, '(?:<$&>)')).join('')}$`);
  return [
    ...needs.filter((name) => !element.hasAttribute(name)).map((name) => `${nodeName} lacks ${name}`),
    ...attributes.flatMap(({ name, value }) => {
      if (![...needs, ...may].includes(name)) return [`${nodeName} has ${name}`];
      return values[name] && !values[name].test(value) ? [`${nodeName} has ${name}="${value}"`] : [];
    }),
    ...(children && !order.test(names.map((name) => `<${name}>`).join(''))
      ? [`${nodeName} has ${names.join(', ')}`]
      : []),
    ...(children ? [] : names.filter((name) => !flow.includes(name)).map((name) => `${nodeName} has ${name}`)),
    ...(hasText(element) && !text && !mixed ? [`${nodeName} has text`] : []),
  ];
}

function faultsOfResponses(item: Element): string[] {
  const all = (selector: string) => [...item.querySelectorAll(selector)];
  const declared = new Map(all('qti-response-declaration').map((one) => [one.getAttribute('identifier'), one]));
  const interactions = all('[response-identifier]');
  const used = interactions.map((one) => one.getAttribute('response-identifier'));
  const faults: string[] = [];
  if (declared.size < all('qti-response-declaration').length) faults.push('a response is declared twice');
  if (new Set(used).size < used.length) faults.push('a response belongs to two interactions');
  for (const name of declared.keys()) if (!used.includes(name)) faults.push(`nothing answers ${name}`);
  for (const interaction of interactions) {
    const declaration = declared.get(interaction.getAttribute('response-identifier'));
    const type = declaration?.getAttribute('base-type') ?? '';
    if (!baseTypes[interaction.nodeName]?.includes(type))
      faults.push(`${interaction.nodeName} has a response of ${type}`);
    const options = [...interaction.querySelectorAll('[identifier]')].map((one) => one.getAttribute('identifier'));
    if (new Set(options).size < options.length) faults.push('two options have the same identifier');
    const keys = [...(declaration?.querySelectorAll('qti-value') ?? [])].map(({ textContent }) => textContent);
    if (type === 'identifier' && !keys.every((key) => options.includes(key))) faults.push('the key is no option');
  }
  for (const map of all('qti-map-response'))
    if (!declared.get(map.getAttribute('identifier'))?.querySelector('qti-mapping'))
      faults.push('an unmapped response is scored');
  const outcomes = all('qti-outcome-declaration').map((one) => one.getAttribute('identifier'));
  for (const set of all('qti-set-outcome-value'))
    if (!outcomes.includes(set.getAttribute('identifier'))) faults.push('an undeclared outcome is set');
  if (all('qti-item-body').length !== 1) faults.push('there is no body');
  return faults;
}

/** What is wrong with the structure of a document; empty if nothing. */
export function qtiFaults(document: Document): string[] {
  const { documentElement } = document;
  if (document.querySelector('parsererror')) return ['the document is no XML'];
  const faults = [documentElement, ...documentElement.querySelectorAll('*')].flatMap(faultsOfElement);
  return documentElement.nodeName === 'qti-assessment-item'
    ? [...faults, ...faultsOfResponses(documentElement)]
    : faults;
}
