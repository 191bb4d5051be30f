/** An address that names something worldwide. */
export type Iri = string;

/** A text by language tag (RFC 5646). */
export type LanguageMap = Readonly<Record<string, string>>;

/** Who did it: an account of the host, or a mail address. xAPI wants exactly one of the two. */
export type Actor = { readonly objectType?: 'Agent'; readonly name?: string } & (
  | { readonly account: { readonly homePage: Iri; readonly name: string }; readonly mbox?: never }
  | { readonly mbox: `mailto:${string}`; readonly account?: never }
);

/** How an answer of a question looks (xAPI 1.0.3, "Interaction Activities"). */
export type InteractionType = 'choice' | 'fill-in' | 'long-fill-in' | 'other';

/** What a statement is about. */
export interface Activity {
  readonly objectType: 'Activity';
  readonly id: Iri;
  readonly definition?: {
    readonly type: Iri;
    readonly name?: LanguageMap;
    readonly description?: LanguageMap;
    readonly interactionType?: InteractionType;
    readonly correctResponsesPattern?: readonly string[];
    readonly choices?: readonly { readonly id: string; readonly description: LanguageMap }[];
    readonly extensions?: Readonly<Record<Iri, unknown>>;
  };
}

/** The outcome. */
export interface StatementResult {
  readonly score?: { readonly scaled: number; readonly raw: number; readonly min: number; readonly max: number };
  readonly success?: boolean;
  readonly completion?: boolean;
  readonly response?: string;
  /** ISO 8601. */
  readonly duration?: string;
}

/** Where it happened. */
export interface StatementContext {
  readonly registration?: string;
  readonly platform?: string;
  readonly language?: string;
  readonly contextActivities?: Readonly<
    Partial<
      Record<'parent' | 'grouping' | 'category', readonly { readonly id: Iri; readonly objectType?: 'Activity' }[]>
    >
  >;
  readonly extensions?: Readonly<Record<Iri, unknown>>;
}

/** A statement of xAPI 1.0.3. */
export interface Statement {
  /** A UUID: a store that has a statement of this id ignores a second one. */
  readonly id: string;
  readonly actor: Actor;
  readonly verb: { readonly id: Iri; readonly display: LanguageMap };
  readonly object: Activity;
  readonly result?: StatementResult;
  readonly context?: StatementContext;
  /** ISO 8601 with a time zone. */
  readonly timestamp: string;
}

/** What every statement is made from. */
export interface StatementInput {
  readonly actor: Actor;
  /** IRI of the activity, which the host chooses: the same question has the same one. */
  readonly activityId: Iri;
  /** When it happened, ISO 8601. Default now. */
  readonly timestamp?: string;
  /** Default a new UUID. */
  readonly id?: string;
  readonly context?: StatementContext;
}

/** A score of a whole; null where nothing was measured. */
export interface Scored {
  readonly score?: number | null;
  /** Default 1. */
  readonly maxScore?: number;
  readonly durationSeconds?: number;
}
