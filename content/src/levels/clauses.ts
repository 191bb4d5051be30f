/** Words that introduce a clause within a sentence. */
const openers =
  /\b(?:that|which|who|whom|whose|because|although|though|while|whereas|when|whenever|where|wherever|if|unless|until|since|before|after|once|as|than|so|but|what|how|why|whether)\b/giu;

/** Number of words that can introduce a subordinate or a second clause: a measure of syntactic complexity. */
export function countClauseOpeners(text: string): number {
  const first = /^\W*\p{L}+/u.exec(text)?.[0] ?? '';
  return (text.slice(first.length).match(openers)?.length ?? 0) + (first.match(openers)?.length ?? 0);
}
