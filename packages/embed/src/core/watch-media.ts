import type { EmbedRoot } from './embed-root.ts';
import type { QuestionSound } from './sound-desk.ts';

/** Lets the media elements in a root take their turn in the sound of the page; returns the function that ends it. */
export function watchMedia({ shadow }: EmbedRoot, sound: QuestionSound): () => void {
  const onPlay = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement)) return;
    if (!sound.takeTurn(() => target.pause())) target.pause();
  };
  // these events don't bubble
  shadow.addEventListener('play', onPlay, { capture: true });
  return () => shadow.removeEventListener('play', onPlay, { capture: true });
}
