/** What is to be said. `key` is the clip's stable name. */
export interface ClipRequest {
  readonly key: string;
  readonly text: string;
  readonly voice: string;
  /** Speed as a multiple of the speaker's normal one. */
  readonly rate: number;
}

/** Text to speech. */
export interface Speech {
  /**
   * The clip as MP3. Made when first asked for and kept; asks for one clip at the same time share one job.
   *
   * @throws ProviderFailed when the voice can't be made
   */
  clip(request: ClipRequest): Promise<Uint8Array>;
  /** Ends what runs beside the server. */
  close(): Promise<void>;
}
