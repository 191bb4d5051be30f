/** A range of tokens, `to` exclusive. */
export interface TokenRange {
  from: number;
  to: number;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['‘', '’'],
]);

/** Whether one quotation comes right after another in a list of them: "a", "b". */
const followsMention = (tokens: readonly { text: string }[], open: number): boolean =>
  tokens[open - 1]?.text === ',' &&
  /^["”’]$/.test(tokens[open - 2]?.text ?? '') &&
  /^\p{Ll}/u.test(tokens[open + 1]?.text ?? '');

/**
 * The words that a sentence only mentions in quotation marks: “many advices” needs “much advice”. They are somebody
 * else's, or an example. Direct speech, after a comma or a colon, is not among them.
 */
export function mentionsOf(tokens: readonly { text: string }[]): TokenRange[] {
  const mentions: TokenRange[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const close = CLOSING.get(tokens[from]?.text ?? '');
    if (close === undefined) continue;
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.text !== close) to += 1;
    if (to === tokens.length) break;
    const isWhole = from === 0 && to >= tokens.length - 2;
    if (!isWhole && (!/^[,:]$/.test(tokens[from - 1]?.text ?? '') || followsMention(tokens, from)))
      mentions.push({ from, to: to + 1 });
    from = to;
  }
  return mentions;
}
