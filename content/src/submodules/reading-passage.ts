import { buildChoice } from './choice.ts';

const missingMark = '{missing}';
const paragraphBreak = '\n\n';

/** The source fields of a passage. */
export interface PassageSource {
  readonly passage: readonly string[];
  readonly blanks: readonly Parameters<typeof buildChoice>[0][];
  readonly missing: Parameters<typeof buildChoice>[0];
}

/** The versions of a passage in the six steps. */
export interface ReadingPassage {
  /** First paragraph with its numbered blanks. */
  readonly blanked: string;
  /** The text up to and around the gap, marked `{}`; blanks are filled. */
  readonly gapped: string;
  /** The whole text. */
  readonly whole: string;
}

/**
 * Creates the versions of an interactive reading passage.
 *
 * @throws Error when a blank has no options or no paragraph has `{missing}`
 */
export function layOutPassage({ passage, blanks, missing }: PassageSource): ReadingPassage {
  const filled = passage.map((paragraph) =>
    paragraph.replace(/\{(\d+)\}/g, (_mark, number: string) => {
      const blank = blanks[Number(number) - 1];
      if (!blank) throw new Error(`Blank {${number}} has no options.`);
      return buildChoice(blank).answer;
    }),
  );
  const gap = filled.findIndex((paragraph) => paragraph.includes(missingMark));
  if (gap < 0) throw new Error(`No paragraph has ${missingMark}.`);
  const endsWithGap = filled[gap]?.trimEnd().endsWith(missingMark) ?? false;
  return {
    blanked: passage[0] ?? '',
    gapped: filled
      .slice(0, gap + (endsWithGap ? 2 : 1))
      .join(paragraphBreak)
      .replace(missingMark, '{}'),
    whole: filled.join(paragraphBreak).replace(missingMark, () => buildChoice(missing).answer),
  };
}

/** The whole text of a passage; with its markers if it is inconsistent. */
export function wholePassage(item: PassageSource): string {
  try {
    return layOutPassage(item).whole;
  } catch {
    return item.passage.join(paragraphBreak);
  }
}
