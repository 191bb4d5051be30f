import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { wordBookMachine } from './word-book.machine.ts';
import type { Word, WordPage, WordPageRequest } from './word-book.types.ts';
import { wordBookView } from './word-book.view.ts';

const word: Word = {
  id: 7,
  word: 'weather',
  partOfSpeech: 'noun',
  difficultyLevel: 'CEFR-A1',
  definition: null,
  meanings: ['天气'],
  british: { ipa: 'ˈweðə', url: '/b.mp3' },
  american: { ipa: 'ˈweðər', url: '/a.mp3' },
  example: { en: 'The weather is lovely.', zh: '天气很好。' },
  occursIn: [],
  isMastered: false,
};
const inert = wordBookMachine.provide({
  actors: {
    storage: fromCallback(() => {}),
    marks: fromCallback(() => {}),
    loadWords: fromPromise<WordPage, WordPageRequest>(never),
    wait: silent,
    playback: silent,
  },
});
const found = outcome.done('loadWords', { content: [word], totalPages: 2, totalElements: 11 });
const listPaths = explore(inert, {}, [
  { type: 'tab.select', questionType: 'complete_words' },
  { type: 'search.change', query: 'we' },
  { type: 'search.change', query: '' },
  { type: 'wait.ended' },
  { type: 'page.select', page: 2 },
  { type: 'list.reload' },
  found,
  outcome.done('loadWords', { content: [], totalPages: 0, totalElements: 0 }),
  outcome.failed('loadWords', 'Down.'),
]);
const markPaths = explore(inert, {}, [
  found,
  { type: 'part.hide', part: 'meanings', isHidden: true },
  { type: 'part.reveal', wordId: 7, part: 'meanings' },
  { type: 'word.mark', wordId: 7 },
  { type: 'mark.saved', wordId: 7, isMastered: true },
  { type: 'mark.failed', wordId: 7, failure: { code: 'unknown', message: '' } },
]);
const soundPaths = explore(inert, {}, [
  found,
  { type: 'audio.play', wordId: 7, accent: 'british' },
  { type: 'audio.play', wordId: 7, accent: 'american' },
  { type: 'audio.stop' },
  { type: 'playback.started' },
  { type: 'playback.ended' },
  { type: 'playback.failed', reason: 'unavailable' },
]);
const paths = [...listPaths, ...markPaths, ...soundPaths];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(wordBookMachine));
});

it('plays at most one pronunciation', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const view = wordBookView(snapshot);
      if (!('words' in view)) return;
      const clips = view.words.flatMap(({ clips: { british, american } }) => [british, american]);
      expect(clips.filter((phase) => phase !== 'silent').length).toBeLessThanOrEqual(1);
    });
  }
});
