import fc from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The contract, as parsed from its file. */
export interface ContractDocument {
  components: Record<string, Record<string, Schema>>;
}

const longestText = 300;

/** Resolves references. */
export function resolve(document: ContractDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const [, , section = '', name = ''] = schema.$ref.split('/');
  const target = document.components[section]?.[name];
  if (!target) throw new Error(`the contract has no ${schema.$ref}`);
  return resolve(document, target);
}

function integers({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema) {
  const low = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) });
  return fc.oneof(low, fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
}

function texts({ format, pattern, minLength = 0, maxLength = longestText }: Schema) {
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, longestText), unit: 'grapheme' });
}

const byType: Record<string, (document: ContractDocument, schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (_, schema) => integers(schema),
  number: (_, { minimum, maximum }) =>
    fc.double({
      noNaN: true,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    }),
  string: (_, schema) => texts(schema),
  array: (document, { items = {}, minItems = 0 }) =>
    fc.array(valuesOf(document, items), { minLength: minItems, maxLength: minItems + 5 }),
  object: (document, { properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(document, schema)])),
      { requiredKeys: required },
    ),
};

/** Valid values of a schema. */
export function valuesOf(document: ContractDocument, given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(document, given);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(document, choice)));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => byType[type]?.(document, schema) ?? fc.jsonValue()));
}

/** Values that no schema allows. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    '\0',
    'null',
    -1,
    0,
    2 ** 53,
    1e308,
    1.5,
    "'; DROP TABLE users; --",
    '%',
    [],
    {},
    [null],
    { $gt: '' },
    '𝒳'.repeat(200),
    '\ud800',
  ),
);

/** Nearly valid objects: with missing, invalid or additional fields. */
export function spoiltValuesOf(document: ContractDocument, given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(document, given);
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', 'extra'];
  const spoils = fc.array(fc.tuple(fc.constantFrom(...names), fc.option(junk, { nil: undefined })), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.tuple(valuesOf(document, schema), spoils).map(([value, changes]) => {
    const spoilt = { ...(value as object) };
    for (const [name, replacement] of changes) {
      if (replacement === undefined) Reflect.deleteProperty(spoilt, name);
      else
        Object.defineProperty(spoilt, name, {
          value: replacement,
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return spoilt;
  });
}
