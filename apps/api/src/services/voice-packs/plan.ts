/** A clip to make, as the store has it. */
export interface PlannedClip {
  readonly text: string;
  readonly voice: string;
  readonly rate: number;
}

/** How much work a voice pack is. */
export interface VoicePackPlan {
  readonly clips: number;
  /** What services charge for. */
  readonly characters: number;
  /** Estimated length of all clips. */
  readonly hours: number;
  /** In the currency of the price; null if the price is unknown. */
  readonly cost: number | null;
}

/** English text read aloud at about 150 words a minute, with spaces and punctuation. */
const charactersPerMinute = 850;

/** The work and the price of making clips. @param pricePerMillion what the service charges for a million characters */
export function planVoicePack(clips: readonly PlannedClip[], pricePerMillion: number | null): VoicePackPlan {
  const characters = clips.reduce((sum, { text }) => sum + text.length, 0);
  return {
    clips: clips.length,
    characters,
    hours: characters / charactersPerMinute / 60,
    cost: pricePerMillion === null ? null : (characters / 1_000_000) * pricePerMillion,
  };
}
