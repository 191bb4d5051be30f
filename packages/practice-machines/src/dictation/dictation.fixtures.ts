import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer, type FakePlayer } from '../shared/fakes/player.ts';
import { type DictationActor, dictationOn } from './dictation.machine.ts';
import type { DictationInput, DictationQuestion } from './dictation.types.ts';

/** A sentence to type, for stories and tests. */
export const museumQuestion: DictationQuestion & { text: string } = {
  questionId: 1504,
  audioUrl: '/audio/1504.mp3',
  text: 'The museum doesn’t open until ten o’clock on Sundays, so we’ll have breakfast first.',
  explanation: '“Doesn’t” and “we’ll” are short forms: “does not” and “we will” are right too.',
};

/** States for stories and tests. */
export const dictationFixtures = [
  'loading',
  'blocked',
  'unavailable',
  'playing',
  'typing',
  'noPlaysLeft',
  'learning',
  'hinted',
  'reviewed',
  'perfect',
  'timedOut',
  'submitted',
] as const;
/** Name of a state that `driveDictation` can reach. */
export type DictationFixture = (typeof dictationFixtures)[number];

interface Scene {
  actor: DictationActor;
  player: FakePlayer;
  pass(ms: number): void;
}

interface Script {
  input?: Partial<DictationInput>;
  run?: (scene: Scene) => void;
}

const hear = ({ player }: Scene) => {
  player.start();
  player.end();
};
const write = ({ actor }: Scene, text: string) => actor.send({ type: 'answer.change', text });
const submit = ({ actor }: Scene) => actor.send({ type: 'answer.submit' });
const attempt = 'The musem does not open until ten o’clock Sundays so we have a brekfast first';

const scripts: Record<DictationFixture, Script> = {
  loading: {},
  blocked: { run: ({ player }) => player.fail('blocked') },
  unavailable: { run: ({ player }) => player.fail('unavailable') },
  playing: {
    run: ({ player, pass }) => {
      player.start();
      player.progress(2, 5);
      pass(2000);
    },
  },
  typing: {
    run: (scene) => {
      hear(scene);
      write(scene, 'The museum does not open until');
      scene.pass(14_000);
    },
  },
  noPlaysLeft: {
    run: (scene) => {
      hear(scene);
      for (let play = 0; play < 2; play++) {
        scene.actor.send({ type: 'audio.play' });
        hear(scene);
      }
      write(scene, 'The museum does not open until ten');
      scene.pass(52_000);
    },
  },
  learning: {
    input: { mode: 'learn', durationSeconds: null },
    run: (scene) => {
      hear(scene);
      scene.actor.send({ type: 'audio.setRate', rate: 0.75 });
    },
  },
  hinted: {
    input: { mode: 'learn', durationSeconds: null },
    run: (scene) => {
      hear(scene);
      write(scene, 'The museum does not');
      scene.actor.send({ type: 'answer.hint' });
      scene.actor.send({ type: 'answer.hint' });
    },
  },
  reviewed: {
    run: (scene) => {
      hear(scene);
      write(scene, attempt);
      submit(scene);
    },
  },
  perfect: {
    run: (scene) => {
      hear(scene);
      write(scene, 'the museum does not open until 10 o’clock on sundays so we will have breakfast first');
      submit(scene);
    },
  },
  timedOut: {
    run: (scene) => {
      hear(scene);
      write(scene, 'The museum doesn’t open until');
      scene.pass(60_000);
    },
  },
  submitted: {
    input: { mode: 'exam' },
    run: (scene) => {
      hear(scene);
      write(scene, attempt);
      submit(scene);
    },
  },
};

/** An actor brought to the named state by real events. */
export function driveDictation(name: DictationFixture): DictationActor {
  const { input, run } = scripts[name];
  const clock = createFakeClock();
  const player = createFakePlayer();
  const actor = createActor(dictationOn({ clock, player }), {
    input: { question: museumQuestion, durationSeconds: 60, mode: 'timed', ...input },
  }).start();
  run?.({ actor, player, pass: clock.increment });
  return actor;
}
