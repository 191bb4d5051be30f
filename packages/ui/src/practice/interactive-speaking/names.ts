import type { TalkCharacter } from '@rehearse/practice-machines/interactive-speaking';

const names: Readonly<Record<TalkCharacter, string>> = { maya: 'Maya', owen: 'Owen' };

/** A character's name, the same in every language. */
export const nameOf = (character: TalkCharacter): string => names[character];
