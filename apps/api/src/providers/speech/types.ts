/** What is to be said. `key` is the clip's stable name. */
export interface ClipRequest {
  readonly key: string;
  readonly text: string;
  readonly voice: string;
  /** Speed as a multiple of the speaker's normal one. */
  readonly rate: number;
}

/** Who waits for a clip. */
export interface Caller {
  /** True for somebody who is signed in. */
  readonly isLearner: boolean;
  /** Tells callers apart: the account, or a visitor's address. */
  readonly key: string;
}

/** Text to speech. */
export interface Speech {
  /**
   * The clip as MP3. Made when first asked for and kept; asks for one clip at the same time share one job.
   *
   * @param callerOf who waits; asked only when the clip has to be made. The operator when absent
   * @throws ProviderFailed when the voice can't be made, LimitReached when too many clips wait to be made
   */
  clip(request: ClipRequest, callerOf?: () => Promise<Caller>): Promise<Uint8Array>;
  /** Ends what runs beside the server. */
  close(): Promise<void>;
}
