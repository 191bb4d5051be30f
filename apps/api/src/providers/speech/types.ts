/** A clip to synthesize. `key` is its stable name. */
export interface ClipRequest {
  readonly key: string;
  readonly text: string;
  readonly voice: string;
  /** Speed relative to the speaker's normal rate. */
  readonly rate: number;
}

/** Who requested a clip. */
export interface Caller {
  /** Whether the caller is logged in. */
  readonly isLearner: boolean;
  /** Identifies the caller: the account, or a visitor's address. */
  readonly key: string;
}

/** Text to speech. */
export interface Speech {
  /**
   * The clip as MP3. Synthesized on first request and cached; concurrent requests for one clip share one job.
   *
   * @param callerOf who requested it; called only when the clip has to be synthesized. Defaults to the operator
   * @throws ProviderFailed when synthesis fails, LimitReached when the queue is full
   */
  clip(request: ClipRequest, callerOf?: () => Promise<Caller>): Promise<Uint8Array>;
  /** Stops the synthesizers' process. */
  close(): Promise<void>;
}
