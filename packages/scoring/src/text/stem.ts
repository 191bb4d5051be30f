const MIN_STEM = 3;

/**
 * The word without its most common endings, so that "borrowed" equals "borrow". Reduced from step 1 of Porter's stemmer
 * (M. F. Porter, "An algorithm for suffix stripping", 1980). The stem is only meant for comparison.
 */
export function stemOf(word: string): string {
  const cut = (ending: RegExp, least = MIN_STEM) => {
    const stem = word.replace(ending, '');
    return stem !== word && stem.length >= least ? stem : null;
  };
  const stem = cut(/ies$|ied$/) ?? cut(/(?<=ss|x|z|ch|sh)es$/) ?? cut(/(?<![suai])s$/) ?? word;
  const base = [/ing$/, /ed$/, /ly$/].reduce((found, ending) => {
    const shorter = found.replace(ending, '');
    return shorter.length >= MIN_STEM && /[aeiouy]/.test(shorter) ? shorter : found;
  }, stem);
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=..)(e|y|i)$/, '');
}
