'use client';
import type { DeviceVoice, OpenVoiceDesk, PlayerPort, Speech } from '@rehearse/practice-machines/ports';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { VoicesContext } from './voices-context.ts';

interface Speaker {
  desk: OpenVoiceDesk;
  player: PlayerPort;
}

const never = () => () => {};
const noVoices: readonly DeviceVoice[] = [];
const none = () => noVoices;

/** What speaks a clip; null while it is played from its file. */
export function useSpeaker(speech: Speech | undefined): PlayerPort | null {
  const offered = useContext(VoicesContext);
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    if (!speech || !offered?.isChosen()) return;
    let isGone = false;
    const load = async () => {
      const desk = await offered.open();
      const player = await desk.loadPlayer();
      if (!isGone) setSpeaker({ desk, player });
    };
    // without it, the file plays
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [offered, speech]);
  // browsers load their voices late
  useSyncExternalStore(speaker?.desk.voices.subscribe ?? never, speaker?.desk.voices.list ?? none, none);
  return speech && speaker?.desk.voiceFor(speech) ? speaker.player : null;
}
