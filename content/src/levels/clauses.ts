/** Words that open a clause inside a sentence. */
const openers =
  /\b(?:that|which|who|whom|whose|because|although|though|while|whereas|when|whenever|where|wherever|if|unless|until|since|before|after|once|as|than|so|but|what|how|why|whether)\b/giu;

/** Number of words in a text that can open a subordinate or a second clause: a measure of its syntax. */
export function countClauseOpeners(text: string): number {
  const first = /^\W*\p{L}+/u.exec(text)?.[0] ?? '';
  return (text.slice(first.length).match(openers)?.length ?? 0) + (first.match(openers)?.length ?? 0);
}
