import type { Token } from '../text/tokens.ts';

/** Two writers are unlikely to choose this many words in a row alike. */
const RUN = 4;
/** The share of words that must be new; natural texts exceed nine tenths. */
const NEW_WORDS = 0.65;
/** The share of words that must be the writer's own. */
const OWN_WORDS = 0.5;
/** Fewer copied words than this may be chance. */
const MIN_COPIED = 12;
/** Words per stretch; even plain English varies within one. */
const STRETCH = 50;
const DIFFERENT = 0.3;
/** A shorter text cannot repeat itself. */
const MIN_WORDS = 8;

function runsOf(tokens: readonly Token[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + RUN <= tokens.length; at++) {
    runs.push(
      tokens
        .slice(at, at + RUN)
        .map(({ plain }) => plain)
        .join(' '),
    );
  }
  return runs;
}

/** How many words lie in a marked run. */
function wordsIn(marked: readonly boolean[]): number {
  let words = 0;
  let free = 0;
  marked.forEach((isMarked, at) => {
    if (!isMarked) return;
    words += at + RUN - Math.max(free, at);
    free = at + RUN;
  });
  return words;
}

/** Whether most of a text was copied word by word from another. */
export function copies(tokens: readonly Token[], source: readonly Token[]): boolean {
  const known = new Set(runsOf(source));
  const copied = wordsIn(runsOf(tokens).map((run) => known.has(run)));
  return copied >= MIN_COPIED && tokens.length - copied < tokens.length * OWN_WORDS;
}

function differentShare(tokens: readonly Token[]): number {
  let sum = 0;
  let stretches = 0;
  for (let at = 0; at < tokens.length; at += STRETCH) {
    const stretch = tokens.slice(at, at + STRETCH);
    // a short remainder repeats less
    if (stretches > 0 && stretch.length < STRETCH) break;
    sum += new Set(stretch.map(({ plain }) => plain)).size / stretch.length;
    stretches++;
  }
  return sum / stretches;
}

/** Whether a text repeats the same words over and over. */
export function repeatsItself(tokens: readonly Token[]): boolean {
  if (tokens.length < MIN_WORDS) return false;
  const seen = new Set<string>();
  const again = runsOf(tokens).map((run) => {
    const isAgain = seen.has(run);
    seen.add(run);
    return isAgain;
  });
  return tokens.length - wordsIn(again) < tokens.length * NEW_WORDS || differentShare(tokens) < DIFFERENT;
}
