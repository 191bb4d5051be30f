/**
 * The consonants of a word, those that sound alike as one: `becouse` and `because` → `bks`.
 * Most mistakes concern vowels, double letters and pairs like c/k/s, so they leave the skeleton as it is.
 */
export function skeletonOf(word: string): string {
  return word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/dg(?=e)/g, 'j')
    .replace(/[aeiouy']/g, '')
    .replace(/(.)\1+/g, '$1');
}

const CONSONANTS = 'bdfghjklmnprstvw';

/** The skeleton and those one letter away from it. */
export function skeletonsNear(skeleton: string): Set<string> {
  const near = new Set([skeleton]);
  for (let at = 0; at <= skeleton.length; at += 1) {
    const before = skeleton.slice(0, at);
    const rest = skeleton.slice(at);
    if (rest) near.add(before + rest.slice(1));
    if (rest.length > 1) near.add(before + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    for (const letter of CONSONANTS) {
      near.add(before + letter + rest);
      if (rest) near.add(before + letter + rest.slice(1));
    }
  }
  return near;
}
