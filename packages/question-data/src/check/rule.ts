import type { Fault } from '../faults/fault.ts';

/** The part of JSON Schema that the question schemas use. */
export interface Rule {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Rule;
  readonly items?: Rule;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Rule[];
  /** The first whose constants fit applies. */
  readonly oneOf?: readonly Rule[];
  /** Why a value is needed: the end of a sentence about one that is missing or wrong. */
  readonly description?: string;
}

/** What checks the questions of a type. */
export interface TypeRules {
  /** Id of the type. */
  readonly submoduleId: number;
  /** Its name in `type`. */
  readonly slug: string;
  readonly schema: Rule;
  /** Finds what the schema can't, in a question that fits it. */
  // biome-ignore lint/suspicious/noExplicitAny: each type has a question of its own, which fits its schema
  readonly faults?: ((question: any) => Fault[]) | undefined;
}
