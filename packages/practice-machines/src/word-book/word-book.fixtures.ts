import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { playbackOn } from '../shared/audio-player.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import { waitOn } from '../shared/wait.ts';
import { marksBy, SEARCH_PAUSE_MS, type WordBookActor, wordBookMachine } from './word-book.machine.ts';
import type { Word, WordPage, WordPageRequest } from './word-book.types.ts';

/** States for stories and tests. */
export const wordBookFixtures = [
  'loading',
  'ready',
  'typing',
  'found',
  'hidden',
  'marking',
  'starting',
  'playing',
  'unheard',
  'empty',
  'failed',
] as const;
/** Name of a state that `driveWordBook` can reach. */
export type WordBookFixture = (typeof wordBookFixtures)[number];

type Sample = Omit<Word, 'id' | 'british' | 'american' | 'occursIn' | 'isMastered'> & {
  ipa: readonly [string, string];
};

const samples: readonly Sample[] = [
  {
    word: 'breakfast',
    partOfSpeech: 'noun',
    difficultyLevel: 'CEFR-A1',
    definition: 'the first meal of the day',
    meanings: ['早餐'],
    ipa: ['ˈbrekfəst', 'ˈbrekfəst'],
    example: {
      en: 'We have breakfast at seven, before my father goes to work.',
      zh: '我们七点吃早餐，然后爸爸去上班。',
    },
  },
  {
    word: 'remember',
    partOfSpeech: 'verb',
    difficultyLevel: 'CEFR-A1',
    definition: 'to keep something in your mind, or bring it back to your mind',
    meanings: ['记得，想起', '记住（去做某事）'],
    ipa: ['rɪˈmembə', 'rɪˈmembər'],
    example: { en: "I don't remember the name of the hotel.", zh: '我不记得那家酒店的名字了。' },
  },
  {
    word: 'reluctant',
    partOfSpeech: 'adjective',
    difficultyLevel: 'CEFR-B2',
    definition: 'not wanting to do something',
    meanings: ['不情愿的', '勉强的'],
    ipa: ['rɪˈlʌktənt', 'rɪˈlʌktənt'],
    example: { en: 'She was reluctant to leave the library before it closed.', zh: '图书馆关门之前她都不愿离开。' },
  },
  {
    word: 'deliberately',
    partOfSpeech: 'adverb',
    difficultyLevel: 'CEFR-C',
    definition: 'on purpose; in a slow and careful way',
    meanings: ['故意地', '从容地'],
    ipa: ['dɪˈlɪbərətli', 'dɪˈlɪbərətli'],
    example: { en: 'He spoke slowly and deliberately.', zh: '他说得缓慢而从容。' },
  },
];

/** A full page of sample words. */
function samplePage({ page, size }: WordPageRequest): WordPage {
  const content = Array.from({ length: size }, (_, index): Word => {
    const { ipa, ...sample } = samples[index % samples.length] as Sample;
    const id = (page - 1) * size + index + 1;
    return {
      ...sample,
      id,
      british: { ipa: ipa[0], url: `/british/${id}.mp3` },
      american: { ipa: ipa[1], url: `/american/${id}.mp3` },
      occursIn: [1, 8].map((submoduleId) => ({ questionId: submoduleId * 100_000 + index, submoduleId })),
      isMastered: index === 1,
    };
  });
  return { content, totalPages: 6, totalElements: 60 };
}

const nothing: WordPage = { content: [], totalPages: 0, totalElements: 0 };

const answers: Partial<Record<WordBookFixture, (request: WordPageRequest) => Promise<WordPage>>> = {
  loading: () => new Promise(() => {}),
  empty: () => Promise.resolve(nothing),
  failed: () => Promise.reject(new Error('An error occurred while fetching the data')),
};

/** An actor in the named state; its storage does nothing, its host accepts marks except in `marking`, its sounds are silent. */
export async function driveWordBook(name: WordBookFixture): Promise<WordBookActor> {
  const clock = createFakeClock();
  const player = createFakePlayer();
  const answer = answers[name] ?? ((request: WordPageRequest) => Promise.resolve(samplePage(request)));
  const machine = wordBookMachine.provide({
    actors: {
      wait: waitOn(clock),
      playback: playbackOn(player),
      storage: fromCallback(() => {}),
      marks: marksBy(({ isMastered }) => (name === 'marking' ? new Promise(() => {}) : Promise.resolve(isMastered))),
      loadWords: fromPromise(({ input }) => answer(input)),
    },
  });
  const actor = createActor(machine, { input: {} }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (name === 'loading') return actor;
  await settled();
  if (name === 'typing' || name === 'found') {
    actor.send({ type: 'search.change', query: 're' });
    if (name === 'found') {
      clock.increment(SEARCH_PAUSE_MS);
      await settled();
    }
  }
  if (name === 'hidden') {
    actor.send({ type: 'part.hide', part: 'vocabulary', isHidden: true });
    actor.send({ type: 'part.hide', part: 'meanings', isHidden: true });
    actor.send({ type: 'part.reveal', wordId: 2, part: 'vocabulary' });
  }
  if (name === 'marking') actor.send({ type: 'word.mark', wordId: 1 });
  if (name === 'starting' || name === 'playing' || name === 'unheard') {
    actor.send({ type: 'audio.play', wordId: 1, accent: 'british' });
    if (name === 'playing') player.start();
    if (name === 'unheard') player.fail('unavailable');
  }
  return actor;
}
