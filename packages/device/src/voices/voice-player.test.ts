import { audioPlayerOn, audioPlayerView } from '@rehearse/practice-machines/audio-player';
import { createFakeClock, createFakePlayer } from '@rehearse/practice-machines/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Behavior, createFakeSynthesis, nativeVoice } from './fake-synthesis.ts';
import { createVoicePlayer } from './voice-player.ts';
import { createVoices } from './voices.ts';

const speech = {
  text: 'The museum opens at ten o’clock, so we have breakfast first.',
  voice: { accent: 'british' },
} as const;
const daniel = nativeVoice({ name: 'Daniel', lang: 'en-GB' });

/** Every way in which a voice can fail, at any point. */
const behavior = fc.oneof(
  fc.constant<Behavior>({ startMs: null }),
  fc.constant<Behavior>({ throws: true }),
  fc.constant<Behavior>({ endsAtOnce: true }),
  fc.record({ silentAfterMs: fc.integer({ min: 0, max: 3000 }), hasBoundaries: fc.boolean() }),
  fc.record({
    error: fc.record({
      code: fc.constantFrom('network', 'interrupted', 'synthesis-failed', 'not-allowed', 'voice-unavailable'),
      afterMs: fc.integer({ min: 0, max: 3500 }),
    }),
  }),
);

function open(behave?: (utterance: number) => Behavior, voiceList = [daniel]) {
  const clock = createFakeClock();
  const files = createFakePlayer();
  const fake = createFakeSynthesis(clock, behave);
  const { synthesis, createUtterance } = fake;
  fake.setVoices(voiceList);
  const voices = createVoices({ synthesis, createUtterance, clock, isHidden: () => false });
  const choice = { british: 'Daniel' as string | null, american: null };
  const player = createVoicePlayer({ files, voices, choice: () => choice, clock });
  const actor = createActor(audioPlayerOn(player), { input: { url: '/a.mp3', speech, playsAllowed: 3 } }).start();
  const view = () => audioPlayerView(actor.getSnapshot());
  return { clock, files, fake, choice, player, actor, view };
}

describe('createVoicePlayer', () => {
  it('a clip is spoken by the chosen voice, and counts once', () => {
    const { clock, files, fake, actor, view } = open();
    actor.send({ type: 'audio.play' });
    clock.increment(1500);
    expect(view()).toMatchObject({ phase: 'playing', playsUsed: 1 });
    expect(view().progress).toBeGreaterThan(0.2);
    clock.increment(20_000);
    expect(view()).toMatchObject({ phase: 'ended', playsUsed: 1 });
    expect(fake.spoken).toHaveLength(1);
    expect(files.plays).toEqual([]);
  });

  it('waits for voices that the browser loads late', () => {
    const { clock, files, fake, actor, view } = open(undefined, []);
    actor.send({ type: 'audio.play' });
    clock.increment(800);
    fake.setVoices([daniel]);
    clock.increment(500);
    expect(view().phase).toBe('playing');
    expect(files.plays).toEqual([]);
  });

  it('plays the file if the device has no voices', () => {
    const { clock, files, actor } = open(undefined, []);
    actor.send({ type: 'audio.play' });
    clock.increment(1500);
    expect(files.plays).toMatchObject([{ url: '/a.mp3' }]);
  });

  it('plays the file at once if no voice is chosen', () => {
    const { files, fake, choice, actor } = open();
    choice.british = null;
    actor.send({ type: 'audio.play' });
    expect(files.plays).toHaveLength(1);
    expect(fake.spoken).toEqual([]);
  });

  it('plays the file at the rate of the play', () => {
    const { clock, files, actor } = open(() => ({ startMs: null }));
    actor.send({ type: 'audio.setRate', rate: 0.75 });
    actor.send({ type: 'audio.play' });
    clock.increment(4000);
    expect(files.plays).toMatchObject([{ url: '/a.mp3', rate: 0.75 }]);
  });

  it('doesn’t wait again for a voice that broke, until the learner chooses again', () => {
    const { clock, files, fake, actor, player } = open(() => ({ startMs: null }));
    const playFile = () => {
      files.start();
      files.end();
    };
    actor.send({ type: 'audio.play' });
    clock.increment(4000);
    playFile();
    actor.send({ type: 'audio.play' });
    playFile();
    expect(files.plays).toHaveLength(2);
    expect(fake.spoken).toHaveLength(1);
    player.forgive();
    actor.send({ type: 'audio.play' });
    expect(fake.spoken).toHaveLength(2);
  });

  it('tries a voice again that only lacked a click', () => {
    const { clock, files, fake, actor, view } = open((utterance) =>
      utterance === 0 ? { error: { code: 'not-allowed', afterMs: 0 } } : {},
    );
    actor.send({ type: 'audio.play' });
    clock.increment(0);
    files.fail('blocked');
    expect(view()).toMatchObject({ phase: 'failed', failure: 'blocked', playsUsed: 0 });
    actor.send({ type: 'audio.play' });
    clock.increment(200);
    expect(view()).toMatchObject({ phase: 'playing', playsUsed: 1 });
    expect(fake.spoken).toHaveLength(2);
  });

  it('a speech that can’t even be created is a failure like any other', () => {
    const { files, actor } = open(() => ({ throws: true }));
    actor.send({ type: 'audio.play' });
    expect(files.plays).toHaveLength(1);
  });

  it('stop silences whatever plays', () => {
    const { clock, files, fake, actor } = open(() => ({ silentAfterMs: 500 }));
    actor.send({ type: 'audio.play' });
    clock.increment(300);
    actor.send({ type: 'audio.stop' });
    expect(fake.synthesis.speaking).toBe(false);
    actor.send({ type: 'audio.play' });
    clock.increment(30_000);
    expect(files.plays).toMatchObject([{ stopped: false }]);
    actor.send({ type: 'audio.stop' });
    expect(files.plays).toMatchObject([{ stopped: true }]);
  });

  it('wherever a voice fails, the file plays and the play counts once', () => {
    fc.assert(
      fc.property(behavior, (each) => {
        const { clock, files, fake, actor, view } = open(() => each);
        actor.send({ type: 'audio.play' });
        clock.increment(60_000);
        expect(files.plays).toMatchObject([{ url: '/a.mp3', stopped: false }]);
        expect(fake.synthesis.speaking).toBe(false);
        files.start();
        files.progress(1, 4);
        expect(view()).toMatchObject({ phase: 'playing', playsUsed: 1, playsLeft: 2 });
        files.end();
        expect(view()).toMatchObject({ phase: 'ended', playsUsed: 1, playsLeft: 2 });
      }),
    );
  });

  it('wherever a voice fails, its listener learns of one start and one end', () => {
    fc.assert(
      fc.property(behavior, (each) => {
        const { clock, files, player } = open(() => each);
        const events: string[] = [];
        player.play(
          { url: '/a.mp3', rate: 1, speech },
          {
            onStarted: () => events.push('started'),
            onProgress: () => {},
            onEnded: () => events.push('ended'),
            onFailed: (reason) => events.push(reason),
          },
        );
        clock.increment(60_000);
        files.start();
        files.end();
        clock.increment(60_000);
        expect(events).toEqual(['started', 'ended']);
      }),
    );
  });
});
