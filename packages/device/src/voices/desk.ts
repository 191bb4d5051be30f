import type { PlayerPort, VoiceDesk } from '@rehearse/practice-machines/ports';
import { choiceItem } from './choice-storage.ts';

const isChosen = choiceItem(Boolean).get;
const load = () => import('./open-desk.ts');
const synthesis = () => globalThis.speechSynthesis;

/** Lets learners choose voices of this device. Only the choice is read until they want to. */
export const voiceDesk: VoiceDesk = {
  isOffered: () =>
    synthesis()
      ?.getVoices()
      .some(({ lang }) => /^en/i.test(lang)) ?? false,
  isChosen,
  subscribe(onChange) {
    const changing = synthesis();
    // Safari before 16 has no events here, and its voices are there from the start
    changing?.addEventListener?.('voiceschanged', onChange);
    return () => changing?.removeEventListener?.('voiceschanged', onChange);
  },
  open: async () => (await load()).openDesk,
};

/**
 * A player that speaks clips whose text is known with the voice chosen on this device, and plays files otherwise. What speaking
 * needs is loaded with the first such clip.
 */
export function followVoiceChoice(files: PlayerPort): PlayerPort {
  let following: Promise<PlayerPort> | undefined;
  const follow = () => {
    following ??= load()
      .then(({ loadPlayerOver }) => loadPlayerOver(files))
      .catch(() => files);
    return following;
  };
  return {
    preload(url) {
      files.preload(url);
      if (isChosen()) void follow();
    },
    play(request, listener) {
      if (!request.speech || !isChosen()) return files.play(request, listener);
      let isStopped = false;
      let stop = () => {
        isStopped = true;
      };
      void follow().then((player) => {
        if (!isStopped) stop = player.play(request, listener);
      });
      return () => stop();
    },
  };
}
