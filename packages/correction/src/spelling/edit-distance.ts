const VOWEL = /[aeiouy]/;

const ALIKE = new Set(
  'ck ks cs sz fv bp dt bv vw gj gk lr mn iy ey'.split(' ').flatMap(([a = '', b = '']) => [a + b, b + a]),
);

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWEL.test(a) && VOWEL.test(b)) return 0.6;
  return ALIKE.has(a + b) ? 0.7 : 1.1;
}

/** What a letter too many or too few costs: little for a doubled letter or a silent e. */
function extraCost(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.4;
  if (VOWEL.test(letter)) return letter === 'e' ? 0.6 : 0.8;
  return letter === 'h' ? 0.7 : 1;
}

/** How far two spellings are apart: the cheapest way from one to the other. Gives up above `most`. */
export function distance(from: string, to: string, most: number): number {
  let twoAgo: number[] = [];
  let last: number[] = [0];
  for (let at = 1; at <= to.length; at += 1) last[at] = (last[at - 1] ?? 0) + extraCost(to, at - 1);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [(last[0] ?? 0) + extraCost(from, row - 1)];
    let least = current[0] ?? 0;
    for (let at = 1; at <= to.length; at += 1) {
      let best = Math.min(
        (last[at] ?? 0) + extraCost(from, row - 1),
        (current[at - 1] ?? 0) + extraCost(to, at - 1),
        (last[at - 1] ?? 0) + substitutionCost(from.charAt(row - 1), to.charAt(at - 1)),
      );
      if (
        row > 1 &&
        at > 1 &&
        from.charAt(row - 1) === to.charAt(at - 2) &&
        from.charAt(row - 2) === to.charAt(at - 1)
      ) {
        best = Math.min(best, (twoAgo[at - 2] ?? 0) + 0.7);
      }
      current[at] = best;
      least = Math.min(least, best);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    twoAgo = last;
    last = current;
  }
  return last[to.length] ?? Number.POSITIVE_INFINITY;
}

/** Whether one letter more, less or other, or two letters exchanged, make one word of the other. */
export function isOneEditApart(from: string, to: string): boolean {
  let start = 0;
  while (start < from.length && from.charAt(start) === to.charAt(start)) start += 1;
  const [rest, other] = [from.slice(start), to.slice(start)];
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true;
  return rest.charAt(0) === other.charAt(1) && rest.charAt(1) === other.charAt(0) && rest.slice(2) === other.slice(2);
}
