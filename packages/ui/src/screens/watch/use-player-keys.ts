'use client';
import type { KeyboardEvent, RefObject } from 'react';

const stepSeconds = 10;

function toggleCaptions({ textTracks }: HTMLVideoElement) {
  const tracks = [...textTracks];
  const shown = tracks.find(({ mode }) => mode === 'showing');
  const first = tracks[0];
  if (shown) shown.mode = 'disabled';
  else if (first) first.mode = 'showing';
}

const acts: Readonly<Record<string, (player: HTMLVideoElement) => void>> = {
  k: (player) => (player.paused ? void player.play() : player.pause()),
  j: (player) => {
    player.currentTime = Math.max(0, player.currentTime - stepSeconds);
  },
  l: (player) => {
    player.currentTime = Math.min(player.duration || 0, player.currentTime + stepSeconds);
  },
  c: toggleCaptions,
};

/** Extra keys: K plays or pauses, J and L skip ten seconds back and forward, C toggles captions. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !video.current) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(video.current);
  };
}
