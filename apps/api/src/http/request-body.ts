/** Maximum size of a body, and how long it may take to arrive. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly limitMs: number;
}

/** A request body. It can be read once, and never beyond its limits. */
export interface Body {
  /** True when all of it has arrived or there is no body. */
  readonly isComplete: boolean;
  /**
   * The whole body.
   *
   * @throws BodyTooLarge, RequestTooSlow or ClientDisconnected
   */
  read(limits: BodyLimits): Promise<Buffer>;
  /** Reads the rest and discards it. Never rejects; stops at the limits. */
  drain(limits: BodyLimits): Promise<void>;
}
