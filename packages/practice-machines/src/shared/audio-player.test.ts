import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type AudioPlayerInput, audioPlayerMachine, audioPlayerOn, audioPlayerView } from './audio-player.ts';
import { createFakePlayer } from './fakes/player.ts';
import { explore, leafStates, replayedLeaves } from './machine-testing.ts';

function start(input: Partial<AudioPlayerInput> = {}) {
  const player = createFakePlayer();
  const actor = createActor(audioPlayerOn(player), { input: { url: '/a.mp3', playsAllowed: 3, ...input } }).start();
  return { actor, player, view: () => audioPlayerView(actor.getSnapshot()) };
}

describe('the audio player', () => {
  it('counts a play when it starts, and has none left after three', () => {
    const { actor, player, view } = start();
    expect(view()).toEqual({
      phase: 'idle',
      playsAllowed: 3,
      playsUsed: 0,
      playsLeft: 3,
      canPlay: true,
      progress: 0,
      rate: 1,
      failure: null,
    });
    for (const left of [2, 1, 0]) {
      actor.send({ type: 'audio.play' });
      expect(view()).toMatchObject({ phase: 'loading', playsLeft: left + 1, canPlay: false });
      player.start();
      player.progress(1, 4);
      expect(view()).toMatchObject({ phase: 'playing', playsLeft: left, progress: 0.25, canPlay: false });
      actor.send({ type: 'audio.play' });
      player.end();
    }
    actor.send({ type: 'audio.play' });
    expect(view()).toMatchObject({ phase: 'ended', playsLeft: 0, canPlay: false });
    expect(player.plays).toHaveLength(3);
  });

  it('does not count a blocked or failed play, which can be retried', () => {
    const { actor, player, view } = start({ autoplay: true });
    player.fail('blocked');
    expect(view()).toMatchObject({ phase: 'failed', failure: 'blocked', playsLeft: 3, canPlay: true });
    actor.send({ type: 'audio.play' });
    player.fail('unavailable');
    expect(view()).toMatchObject({ phase: 'failed', failure: 'unavailable', playsLeft: 3 });
    actor.send({ type: 'audio.play' });
    expect(view()).toMatchObject({ phase: 'loading', failure: null });
  });

  it('plays without limit at the requested speed', () => {
    const { actor, player, view } = start({ playsAllowed: null });
    actor.send({ type: 'audio.setRate', rate: 0.75 });
    for (let play = 0; play < 5; play++) {
      actor.send({ type: 'audio.play' });
      player.start();
      actor.send({ type: 'audio.stop' });
    }
    expect(view()).toMatchObject({ phase: 'ended', playsUsed: 5, playsLeft: null, canPlay: true });
    expect(player.plays).toEqual(Array.from({ length: 5 }, () => ({ url: '/a.mp3', rate: 0.75, stopped: true })));
  });

  it('starts at the speed of another player', () => {
    const { player } = start({ autoplay: true, rate: 0.85 });
    expect(player.plays).toEqual([{ url: '/a.mp3', rate: 0.85, stopped: false }]);
  });

  it('continues with the plays used in a draft, and does not autoplay when none are left', () => {
    expect(start({ playsUsed: 2 }).view().playsLeft).toBe(1);
    expect(start({ playsUsed: 3, autoplay: true }).view()).toMatchObject({ phase: 'idle', canPlay: false });
  });

  it('stops the sound when the actor stops', () => {
    const { actor, player } = start({ autoplay: true });
    player.start();
    actor.stop();
    expect(player.plays[0]?.stopped).toBe(true);
  });

  it('reaches every state', () => {
    const inert = audioPlayerMachine.provide({ actors: { playback: fromCallback(() => {}) } });
    const paths = explore(inert, { url: '/a.mp3', playsAllowed: 2 }, [
      { type: 'audio.play' },
      { type: 'playback.started' },
      { type: 'playback.ended' },
      { type: 'playback.failed', reason: 'blocked' },
    ]);
    for (const path of paths) {
      path.replay((snapshot) => expect(audioPlayerView(snapshot).playsLeft).toBeGreaterThanOrEqual(0));
    }
    expect(replayedLeaves(paths)).toEqual(leafStates(audioPlayerMachine));
  });
});
