/** One thing that was not right. */
export interface Slip {
  /** What kind of slip it is, in a word or two. */
  kind: string;
  tone: 'attention' | 'critical';
  /** What was given; nothing where something was left out. */
  given?: string;
  /** What belongs there; nothing where something was added. */
  expected?: string;
  /** What it took off the score, 0..1. */
  lost: number;
}

/** Slips of one kind. */
export interface SlipGroup extends Pick<Slip, 'kind' | 'tone' | 'lost'> {
  slips: readonly Slip[];
}

/** Slips by kind, the kind that cost most first. */
export function groupSlips(slips: readonly Slip[]): SlipGroup[] {
  const kinds = new Map(slips.map(({ kind, tone }) => [kind, tone]));
  return [...kinds]
    .map(([kind, tone]) => {
      const ofKind = slips.filter((slip) => slip.kind === kind);
      return { kind, tone, lost: ofKind.reduce((sum, { lost }) => sum + lost, 0), slips: ofKind };
    })
    .sort((a, b) => b.lost - a.lost);
}
