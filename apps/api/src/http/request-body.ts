/** How much of a body is taken in, and how long it may take to arrive. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly limitMs: number;
}

/** The body of a request. It is read once, and never beyond its limits. */
export interface Body {
  /** True when all of it has arrived, or there is none. */
  readonly isComplete: boolean;
  /**
   * The whole body.
   *
   * @throws BodyTooLarge, RequestTooSlow or ClientLeft
   */
  read(limits: BodyLimits): Promise<Buffer>;
  /** Takes in what is left and forgets it. Never rejects; what goes beyond the limits stays where it is. */
  drain(limits: BodyLimits): Promise<void>;
}
