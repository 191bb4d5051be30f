/** A clip to synthesize. `key` is its stable name. */
export interface ClipRequest {
  readonly key: string;
  readonly text: string;
  readonly voice: string;
  /** Speed relative to the speaker's normal rate. */
  readonly rate: number;
}

/** When the words of a clip are spoken. */
export interface WordTimes {
  /** Length of the speech in seconds. */
  readonly seconds: number;
  /** Every word of the text with its punctuation, and its times in seconds from the start of the decoded clip. */
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[];
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
  /**
   * The {@link WordTimes} of the clip as JSON; null if the synthesizer doesn't know them. Made and cached with the clip.
   *
   * @param callerOf as for `clip`
   * @throws ProviderFailed, LimitReached
   */
  wordTimes(request: ClipRequest, callerOf?: () => Promise<Caller>): Promise<Uint8Array | null>;
  /** Stops the synthesizers' process. */
  close(): Promise<void>;
}
