/** What a LanguageTool server suspects in a text. */
export interface Suspicion {
  /** Range in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly fixes: readonly string[];
  /** In English. */
  readonly message: string;
}

/** Grammar checks by the operator's own LanguageTool server. */
export interface LanguageTool {
  /**
   * @throws ServiceFault
   */
  suspect(text: string, signal?: AbortSignal): Promise<Suspicion[]>;
  /**
   * Checks that the server responds.
   *
   * @throws ServiceFault
   */
  check(): Promise<void>;
}
