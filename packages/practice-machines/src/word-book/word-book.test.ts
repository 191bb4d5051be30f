import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { playbackOn } from '../shared/audio-player.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { waitOn } from '../shared/wait.ts';
import { driveWordBook, wordBookFixtures } from './word-book.fixtures.ts';
import { defaultWordBookPlace, readWordBookPlace } from './word-book.logic.ts';
import { marksBy, SEARCH_PAUSE_MS, type WordBookActor, wordBookMachine } from './word-book.machine.ts';
import type { Word, WordBookEmitted, WordBookPlace, WordPage, WordPageRequest } from './word-book.types.ts';
import { wordBookView } from './word-book.view.ts';

interface Call<Request, Reply> {
  request: Request;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
}

/** A call that the test resolves. */
function pending<Request, Reply>(calls: Call<Request, Reply>[]) {
  return (request: Request) => new Promise<Reply>((resolve, reject) => calls.push({ request, resolve, reject }));
}

function wordNo(id: number, more: Partial<Word> = {}): Word {
  return {
    id,
    word: `word${id}`,
    partOfSpeech: 'noun',
    difficultyLevel: 'CEFR-A1',
    definition: null,
    meanings: ['词'],
    british: { ipa: 'b', url: `/b${id}.mp3` },
    american: { ipa: 'a', url: `/a${id}.mp3` },
    example: { en: 'A word.', zh: '一个词。' },
    occursIn: [],
    isMastered: false,
    ...more,
  };
}

const pageOf = (...words: Word[]): WordPage => ({ content: words, totalPages: 3, totalElements: 25 });

function start(saved?: unknown) {
  const lists: Call<WordPageRequest, WordPage>[] = [];
  const marks: Call<{ wordId: number; isMastered: boolean }, boolean>[] = [];
  const stored: WordBookPlace[] = [];
  const emitted: WordBookEmitted[] = [];
  const clock = createFakeClock();
  const player = createFakePlayer();
  const load = pending(lists);
  const machine = wordBookMachine.provide({
    actors: {
      wait: waitOn(clock),
      playback: playbackOn(player),
      storage: fromCallback(({ receive }) =>
        receive((event) => {
          stored.push((event as { place: WordBookPlace } & typeof event).place);
        }),
      ),
      marks: marksBy(pending(marks)),
      loadWords: fromPromise(({ input }) => load(input)),
    },
  });
  const actor = createActor(machine, { input: { saved } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, lists, marks, stored, emitted, clock, player };
}

const view = (actor: WordBookActor) => wordBookView(actor.getSnapshot());
const settled = (actor: WordBookActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const cards = (actor: WordBookActor) => {
  const shown = view(actor);
  return 'words' in shown ? shown.words : [];
};
const card = (actor: WordBookActor, id = 1) => cards(actor).find((each) => each.id === id);
/** Lets settled promises reach the machine. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

async function startReady(...words: Word[]) {
  const started = start();
  started.lists[0]?.resolve(pageOf(...(words.length > 0 ? words : [wordNo(1), wordNo(2)])));
  await settled(started.actor);
  return started;
}

describe('word book: the list', () => {
  it('starts with all words to recognise, ten per page', async () => {
    const { actor, lists } = start();
    expect(lists.map(({ request }) => request)).toEqual([
      { kind: 'list', questionType: 'word_recognition', filters: {}, page: 1, size: 10 },
    ]);
    expect(view(actor)).toMatchObject({ ...defaultWordBookPlace, phase: 'loading', words: [], totalElements: null });
    lists[0]?.resolve(pageOf(wordNo(1)));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'ready', words: [{ id: 1 }], totalElements: 25, totalPages: 3 });
  });

  it('continues at the stored place, with defaults for unreadable parts', () => {
    const place: WordBookPlace = {
      questionType: 'complete_words',
      filters: { difficultyLevel: 'CEFR-B2', isPracticed: 'true' },
      hidden: { vocabulary: false, meanings: true },
    };
    const { actor, lists } = start(place);
    expect(lists[0]?.request).toMatchObject({
      questionType: 'complete_words',
      filters: { difficultyLevel: 'CEFR-B2', isPracticed: true },
    });
    expect(view(actor).hidden).toEqual({ vocabulary: false, meanings: true });
    for (const broken of [undefined, 'x', { questionType: 'x', filters: 3, hidden: { vocabulary: 'yes' } }])
      expect(readWordBookPlace(broken)).toEqual(defaultWordBookPlace);
  });

  it('shows the first page of another tab or filter, and stores the choice', async () => {
    const { actor, lists, stored } = await startReady();
    actor.send({ type: 'page.select', page: 3 });
    actor.send({ type: 'tab.select', questionType: 'word_fill_in_the_blank' });
    actor.send({ type: 'filters.change', filters: { difficultyLevel: 'CEFR-C' } });
    expect(lists.slice(1).map(({ request }) => request)).toMatchObject([
      { page: 3 },
      { questionType: 'word_fill_in_the_blank', filters: {}, page: 1 },
      { questionType: 'word_fill_in_the_blank', filters: { difficultyLevel: 'CEFR-C' }, page: 1 },
    ]);
    expect(stored.at(-1)).toEqual({
      questionType: 'word_fill_in_the_blank',
      filters: { difficultyLevel: 'CEFR-C', isPracticed: 'null' },
      hidden: { vocabulary: false, meanings: false },
    });
    actor.send({ type: 'tab.select', questionType: 'word_fill_in_the_blank' });
    expect(lists).toHaveLength(4);
  });

  it('ignores the reply for a list that was left', async () => {
    const { actor, lists } = start();
    actor.send({ type: 'tab.select', questionType: 'complete_words' });
    lists[0]?.resolve(pageOf(wordNo(1)));
    await flush();
    expect(view(actor).phase).toBe('loading');
    lists[1]?.resolve(pageOf(wordNo(2)));
    await settled(actor);
    expect(cards(actor).map(({ id }) => id)).toEqual([2]);
  });

  it('shows the last page when the list has become shorter', async () => {
    const { actor, lists } = await startReady();
    actor.send({ type: 'page.select', page: 3 });
    lists[1]?.resolve({ content: [], totalPages: 2, totalElements: 20 });
    await flush();
    expect(lists[2]?.request.page).toBe(2);
    expect(view(actor).currentPage).toBe(2);
  });

  it.each([
    ['mastered', 'unpracticed', 'false'],
    ['no longer mastered', 'practiced', 'true'],
  ] as const)('skips no word after some were marked as %s in the list of the %s', async (_, __, isPracticed) => {
    const { actor, lists } = start({ ...defaultWordBookPlace, filters: { difficultyLevel: 'null', isPracticed } });
    lists[0]?.resolve(pageOf(...[1, 2].map((id) => wordNo(id, { isMastered: isPracticed === 'true' }))));
    await settled(actor);
    actor.send({ type: 'word.mark', wordId: 1 });
    actor.send({ type: 'page.select', page: 2 });
    expect(lists[1]?.request.page).toBe(1);
    lists[1]?.resolve(pageOf(...[2, 3].map((id) => wordNo(id, { isMastered: isPracticed === 'true' }))));
    await settled(actor);
    actor.send({ type: 'page.select', page: 2 });
    expect(lists[2]?.request.page).toBe(2);
  });

  it('moves to the next page after marks that remove no word', async () => {
    const { actor, lists } = await startReady();
    actor.send({ type: 'word.mark', wordId: 1 });
    actor.send({ type: 'page.select', page: 2 });
    expect(lists[1]?.request.page).toBe(2);
  });

  it('reports an empty list, and why loading failed', async () => {
    const { actor, lists } = start();
    lists[0]?.resolve({ content: [], totalPages: 0, totalElements: 0 });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'empty', totalElements: 0 });
    actor.send({ type: 'list.reload' });
    lists[1]?.reject(new Error('Down.'));
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'failed', failure: { code: 'server', message: 'Down.' } });
    actor.send({ type: 'list.reload' });
    lists[2]?.resolve(pageOf(wordNo(1)));
    await settled(actor);
    expect(view(actor).phase).toBe('ready');
  });
});

describe('word book: search', () => {
  it('searches when typing pauses, and keeps the words visible', async () => {
    const { actor, lists, clock } = await startReady();
    for (const query of ['w', 'we', ' wea']) {
      actor.send({ type: 'search.change', query });
      clock.increment(SEARCH_PAUSE_MS - 1);
    }
    expect(lists).toHaveLength(1);
    expect(view(actor)).toMatchObject({ phase: 'loading', query: ' wea', isSearching: true });
    expect(cards(actor)).toHaveLength(2);
    clock.increment(1);
    expect(lists[1]?.request).toEqual({ kind: 'search', query: 'wea', page: 1, size: 10 });
  });

  it('never shows the reply to an older query', async () => {
    const { actor, lists, clock } = await startReady();
    actor.send({ type: 'search.change', query: 'a' });
    clock.increment(SEARCH_PAUSE_MS);
    actor.send({ type: 'search.change', query: 'ab' });
    lists[1]?.resolve(pageOf(wordNo(5)));
    await flush();
    clock.increment(SEARCH_PAUSE_MS);
    lists[2]?.resolve(pageOf(wordNo(6)));
    await settled(actor);
    expect(cards(actor).map(({ id }) => id)).toEqual([6]);
    lists[1]?.reject(new Error('late'));
    await flush();
    expect(view(actor).phase).toBe('ready');
  });

  it('pages through the results', async () => {
    const { actor, lists, clock } = await startReady();
    actor.send({ type: 'search.change', query: 'a' });
    clock.increment(SEARCH_PAUSE_MS);
    lists[1]?.resolve(pageOf(wordNo(5)));
    await settled(actor);
    actor.send({ type: 'page.select', page: 2 });
    expect(lists[2]?.request).toEqual({ kind: 'search', query: 'a', page: 2, size: 10 });
    actor.send({ type: 'search.change', query: 'a ' });
    expect(lists).toHaveLength(3);
  });

  it.each([
    ['cleared', { type: 'search.change', query: '' }],
    ['left for the tab', { type: 'tab.select', questionType: 'word_recognition' }],
    ['left for a filter', { type: 'filters.change', filters: { isPracticed: 'false' } }],
  ] as const)('returns to the list when it is %s', async (_, event) => {
    const { actor, lists, clock } = await startReady();
    actor.send({ type: 'search.change', query: 'a' });
    clock.increment(SEARCH_PAUSE_MS);
    actor.send(event);
    expect(lists.at(-1)?.request).toMatchObject({ kind: 'list', page: 1 });
    expect(view(actor)).toMatchObject({ query: '', isSearching: false });
  });
});

describe('word book: marks', () => {
  it('shows a mark at once and sends it once, however often it is pressed', async () => {
    const { actor, marks } = await startReady();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'word.mark', wordId: 1 });
    expect(marks.map(({ request }) => request)).toEqual([{ wordId: 1, isMastered: true }]);
    expect(card(actor)).toMatchObject({ isMastered: true, isMarking: true });
    marks[0]?.resolve(true);
    await flush();
    expect(card(actor)).toMatchObject({ isMastered: true, isMarking: false });
    actor.send({ type: 'word.mark', wordId: 1 });
    expect(marks[1]?.request).toEqual({ wordId: 1, isMastered: false });
  });

  it('reverts when the host refuses, and reports the word', async () => {
    const { actor, marks, emitted } = await startReady(wordNo(1, { word: 'weather', isMastered: true }));
    actor.send({ type: 'word.mark', wordId: 1 });
    expect(card(actor)?.isMastered).toBe(false);
    marks[0]?.reject(new Error('Down.'));
    await flush();
    expect(card(actor)).toMatchObject({ isMastered: true, isMarking: false });
    expect(emitted).toEqual([{ type: 'markFailed', word: 'weather', failure: { code: 'server', message: 'Down.' } }]);
  });

  it('uses the status in the host’s reply', async () => {
    const { actor, marks } = await startReady();
    actor.send({ type: 'word.mark', wordId: 1 });
    marks[0]?.resolve(false);
    await flush();
    expect(card(actor)?.isMastered).toBe(false);
  });

  it('is not undone by a page that was requested before the mark', async () => {
    const { actor, lists, marks } = await startReady();
    actor.send({ type: 'list.reload' });
    lists[1]?.resolve(pageOf(wordNo(1)));
    await settled(actor);
    actor.send({ type: 'word.mark', wordId: 1 });
    actor.send({ type: 'search.change', query: ' ' });
    actor.send({ type: 'list.reload' });
    marks[0]?.resolve(true);
    await flush();
    lists.at(-1)?.resolve(pageOf(wordNo(1, { isMastered: false })));
    await settled(actor);
    expect(card(actor)?.isMastered).toBe(true);
  });

  it('is replaced by a page that was requested after it', async () => {
    const { actor, lists, marks } = await startReady();
    actor.send({ type: 'word.mark', wordId: 1 });
    marks[0]?.resolve(true);
    await flush();
    actor.send({ type: 'list.reload' });
    lists[1]?.resolve(pageOf(wordNo(1, { isMastered: false })));
    await settled(actor);
    expect(card(actor)?.isMastered).toBe(false);
  });

  it('keeps showing the mark during a search', async () => {
    const { actor, marks, clock } = await startReady();
    actor.send({ type: 'word.mark', wordId: 1 });
    marks[0]?.resolve(true);
    await flush();
    actor.send({ type: 'search.change', query: 'a' });
    clock.increment(SEARCH_PAUSE_MS);
    expect(view(actor).phase).toBe('loading');
    expect(card(actor)?.isMastered).toBe(true);
  });

  it('handles replies for two words in any order', async () => {
    const { actor, marks } = await startReady();
    actor.send({ type: 'word.mark', wordId: 1 });
    actor.send({ type: 'word.mark', wordId: 2 });
    marks[1]?.resolve(true);
    marks[0]?.reject(new Error('Down.'));
    await flush();
    expect([card(actor, 1)?.isMastered, card(actor, 2)?.isMastered]).toEqual([false, true]);
  });
});

describe('word book: hidden parts', () => {
  it('hides a part of every word and reveals it word by word', async () => {
    const { actor, stored } = await startReady();
    actor.send({ type: 'part.hide', part: 'meanings', isHidden: true });
    expect(stored.at(-1)?.hidden).toEqual({ vocabulary: false, meanings: true });
    actor.send({ type: 'part.reveal', wordId: 2, part: 'meanings' });
    expect(cards(actor).map((each) => each.isMeaningHidden)).toEqual([true, false]);
    expect(cards(actor).some((each) => each.isVocabularyHidden)).toBe(false);
    actor.send({ type: 'part.reveal', wordId: 2, part: 'meanings' });
    expect(card(actor, 2)?.isMeaningHidden).toBe(true);
    actor.send({ type: 'part.hide', part: 'meanings', isHidden: false });
    expect(cards(actor).some((each) => each.isMeaningHidden)).toBe(false);
  });
});

describe('word book: sounds', () => {
  it('plays one pronunciation at a time', async () => {
    const { actor, player } = await startReady();
    actor.send({ type: 'audio.play', wordId: 1, accent: 'british' });
    player.start();
    expect(card(actor)?.clips).toEqual({ british: 'playing', american: 'silent' });
    actor.send({ type: 'audio.play', wordId: 2, accent: 'american' });
    expect(player.plays).toMatchObject([
      { url: '/b1.mp3', speech: { voice: { accent: 'british' } }, stopped: true },
      { url: '/a2.mp3', speech: { voice: { accent: 'american' } }, stopped: false },
    ]);
    expect(player.plays[0]?.speech?.text).toBe(card(actor)?.word);
    expect(card(actor)?.clips.british).toBe('silent');
    player.start();
    player.end();
    expect(card(actor, 2)?.clips.american).toBe('silent');
  });

  it('stops on request, and shows on the card why there is no sound', async () => {
    const { actor, player } = await startReady();
    actor.send({ type: 'audio.play', wordId: 1, accent: 'british' });
    actor.send({ type: 'audio.stop' });
    expect(player.plays[0]?.stopped).toBe(true);
    actor.send({ type: 'audio.play', wordId: 1, accent: 'british' });
    player.fail('unavailable');
    expect(card(actor)).toMatchObject({ clips: { british: 'unheard' }, soundFailure: 'unavailable' });
    expect(card(actor, 2)?.soundFailure).toBeNull();
    actor.send({ type: 'audio.play', wordId: 1, accent: 'british' });
    expect(card(actor)).toMatchObject({ clips: { british: 'starting' }, soundFailure: null });
  });
});

describe('word book', () => {
  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(wordBookMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(wordBookFixtures.map(driveWordBook));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(wordBookMachine));
  });
});
