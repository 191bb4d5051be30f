import { type TimeFrame, timeFrameOf } from '../../tagging/time-frame.ts';
import type { Token } from '../../tagging/token.ts';
import type { RuleContext } from '../rule.ts';

/** Words of what is true now, or again and again. */
export const NOW = new Set(
  `now today nowadays still usually often sometimes never always every tomorrow tonight currently these this if wish since ever until which
would could whenever normally generally mostly each`.split(/\s+/),
);

/** After these the tense is a matter of its own: "the man who lives", "he said that". */
export const BINDS = new Set('that which who whose if unless what how why where than as whether'.split(' '));

export interface Frames {
  own: TimeFrame;
  before: TimeFrame;
  after: TimeFrame;
}

export const framesOf = (tokens: readonly Token[], { previous, next }: RuleContext): Frames => ({
  own: timeFrameOf(tokens),
  before: timeFrameOf(previous?.tokens),
  after: timeFrameOf(next?.tokens),
});

export const hasQuote = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^["“”]$/.test(text));
