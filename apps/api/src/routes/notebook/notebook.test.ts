import type { QuestionRecord } from '@rehearse/content';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unknownDevice } from '../../domain/device.ts';
import { removeDeleted } from '../../services/notebook/index.ts';
import { importPack } from '../../services/packs/index.ts';
import { startSession } from '../../services/sessions/start.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord, wordRecord } from '../../testing/packs.ts';

const explanation = { en: 'Because.', zh: '因为。' };
const dayMinutes = 24 * 60;

const sentence: QuestionRecord = {
  kind: 'question',
  questionId: 10,
  submoduleId: 10,
  moduleId: 4,
  difficulty: 'Medium',
  payload: {
    explanation,
    sentenceTemplate: 'They found a {} over the river.',
    clues: [['b', 'r', null, null, null, null]],
    referenceAnswer: ['b', 'r', 'i', 'd', 'g', 'e'],
  },
};
const easyWordInHardSentence: QuestionRecord = {
  ...sentence,
  questionId: 11,
  difficulty: 'Hard',
  payload: {
    explanation,
    sentenceTemplate: 'The {} smelt of bread.',
    clues: [['k', null, null, null, null, null, null]],
    referenceAnswer: ['k', 'i', 't', 'c', 'h', 'e', 'n'],
  },
};
const dictation: QuestionRecord = {
  kind: 'question',
  questionId: 6,
  submoduleId: 6,
  moduleId: 3,
  difficulty: 'Easy',
  payload: {
    explanation,
    questionAudioUrl: `/media/speech/${'c'.repeat(64)}.mp3`,
    referenceAnswer: 'The river is deep and wide.',
  },
};

describe.each(storeKinds)('the notebook on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let ben: SignedIn;
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `notebook-${keys}`;
  };
  /** Moves the clock; the access token would expire meanwhile. */
  const wait = async (minutes: number) => {
    server.clock.advance({ minutes });
    const { accessToken } = await startSession(server.deps, { userId: ann.userId, device: unknownDevice });
    ann = { ...ann, token: accessToken };
  };

  const ask = async (path: string, body: object, who = ann) =>
    (await server.post(`/api/notebook/${path}`, body, { token: who.token })).body.data;
  const summary = async (who = ann) => (await server.get('/api/notebook/summary', { token: who.token })).body.data;
  const cards = async (status: string, more: object = {}, who = ann) =>
    (await ask('list', { status, page: 1, size: 50, ...more }, who)).content;
  const answer = (questionId: number, submoduleId: number, text: string, more: { who?: SignedIn; key?: string } = {}) =>
    server.post(
      '/questions/answer',
      { questionId, submoduleId, answer: text, score: 1 },
      { token: (more.who ?? ann).token, headers: { 'Idempotency-Key': more.key ?? newKey() } },
    );
  const rate = (cardId: number, rating: string, more: { who?: SignedIn; key?: string } = {}) =>
    server.post(
      '/api/notebook/rate',
      { cardId, rating },
      { token: (more.who ?? ann).token, headers: { 'Idempotency-Key': more.key ?? newKey() } },
    );
  const waitForNext = async () => {
    const { now, nextDueAt } = await summary();
    await wait((Date.parse(nextDueAt) - Date.parse(now)) / 60_000);
  };

  beforeAll(async () => {
    server = await startTestServer(kind);
    const pack = [
      questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy', word: 'harvest' }),
      questionRecord({ questionId: 2, submoduleId: 1, difficulty: 'Easy', word: 'tenuous' }),
      questionRecord({ questionId: 20, submoduleId: 2, difficulty: 'Hard' }),
      questionRecord({ questionId: 12, submoduleId: 1, difficulty: 'Easy', word: 'lantern' }),
      sentence,
      easyWordInHardSentence,
      dictation,
      wordRecord(4, 'and', { difficultyLevel: 'CEFR-A1', pos: 'conjunction' }),
      wordRecord(5, 'kitchen', { difficultyLevel: 'CEFR-A1' }),
      wordRecord(1, 'harvest'),
      wordRecord(2, 'bridge', { definition: 'a way over a river', translationCNList: ['桥', '桥梁'] }),
      wordRecord(3, 'river'),
    ];
    await importPack(server.deps, packFrom(pack));
  });
  beforeEach(async () => {
    ann = await server.signIn();
    ben = await server.signIn();
  });
  afterAll(() => server?.close());

  it('gets a missed word once, with the wrong answer, from judging or filling in', async () => {
    await answer(1, 1, 'no');
    await answer(10, 10, '[["","","i","d","g",""]]');
    const due = await cards('due');
    expect(due).toHaveLength(2);
    expect(due).toMatchObject([
      { kind: 'word', reason: 'notRecognized', word: { text: 'harvest', entry: { id: 1 } } },
      {
        kind: 'word',
        word: { text: 'bridge', meaning: null },
        given: 'bridg_',
        sourceQuestion: { questionId: 10, submoduleId: 10 },
        timesMissed: 1,
      },
    ]);
    expect(await summary()).toMatchObject({ due: 2, learning: 0, graduated: 0, nextDueAt: null });
    expect(await cards('due', { kind: 'word' })).toHaveLength(2);
    expect(await summary(ben)).toMatchObject({ due: 0 });
  });

  it('gets only the question for a real word that is not in the word book', async () => {
    await answer(2, 1, 'no');
    expect(await cards('due')).toMatchObject([{ kind: 'question', question: { questionId: 2 } }]);
  });

  it('does not get function words, or words far below the level of the question', async () => {
    await server.post('/questions/text', { questionId: 6, submoduleId: 6, answer: 'The river is deep wide' }, ann);
    expect(await cards('due', { kind: 'word' })).toEqual([]);
    await answer(11, 10, '[["","","","","","",""]]');
    expect(await cards('due')).toMatchObject([{ kind: 'question', question: { questionId: 11 } }]);
  });

  it('turns an imported own word into the card of the same word when it is missed later', async () => {
    await ask('import', { text: 'Lantern\tmy word' });
    await importPack(server.deps, packFrom([wordRecord(7, 'lantern')]));
    await answer(12, 1, 'no');
    expect(await cards('due')).toMatchObject([{ kind: 'word', word: { text: 'lantern', entry: { id: 7 } } }]);
  });

  it('counts a right answer as a review of the question’s word', async () => {
    await answer(10, 10, '[["","","i","d","g",""]]');
    await wait(10);
    await answer(10, 10, '[["","","i","d","g","e"]]');
    expect(await cards('learning')).toMatchObject([{ kind: 'word', word: { text: 'bridge' }, streak: 1 }]);
  });

  it('gets the missed words of a dictation through every call that saves an answer, and recordings by their score', async () => {
    await server.post('/questions/text', { questionId: 6, submoduleId: 6, answer: 'The rivver is deep and wide' }, ann);
    expect(await cards('due')).toMatchObject([{ kind: 'word', word: { text: 'river' }, given: 'rivver' }]);
    const form = new FormData();
    form.set('file', new Blob([new TextEncoder().encode('RIFF____WAVEfmt 123456')]), 'sound.wav');
    const { url } = (await server.post('/api/recordings', form, ann)).body.data;
    const save = (score?: number) =>
      server.post('/questions/recording', { questionId: 20, submoduleId: 2, recordingUrl: url, score }, ann);
    await save();
    expect(await cards('due', { kind: 'question' })).toEqual([]);
    await save(0.4);
    expect(await cards('due', { kind: 'question' })).toMatchObject([{ reason: 'lowScore', score: 0.4 }]);
  });

  it('counts an attempt once per idempotency key', async () => {
    await answer(1, 1, 'no', { key: 'attempt-of-ann' });
    await answer(1, 1, 'no', { key: 'attempt-of-ann' });
    expect((await cards('due')).map(({ timesMissed }: { timesMissed: number }) => timesMissed)).toEqual([1]);
    await answer(1, 1, 'no');
    expect((await cards('due')).map(({ timesMissed }: { timesMissed: number }) => timesMissed)).toEqual([2]);
  });

  it('handles concurrent misses', async () => {
    const sent = Array.from({ length: 6 }, () =>
      server.post('/questions/answer', { questionId: 1, submoduleId: 1, answer: 'no' }, ann),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect((await cards('due')).map(({ timesMissed }: { timesMissed: number }) => timesMissed)).toEqual([6]);
  });

  it('graduates a card with its third good review in a row, by the server’s clock', async () => {
    await answer(2, 1, 'no');
    const [{ cardId }] = await cards('due');
    const waits: number[] = [];
    for (const review of [1, 2, 3]) {
      const { content } = await ask('due', { size: 10 });
      const good = content[0].outcomes.find(({ rating }: { rating: string }) => rating === 'good');
      expect(good.graduates).toBe(review === 3);
      const { data } = (await rate(cardId, 'good')).body;
      expect(data).toEqual({ applied: true, dueAt: good.dueAt, graduated: review === 3 });
      waits.push(Date.parse(data.dueAt) - server.clock.now());
      if (review < 3) {
        expect(await summary()).toMatchObject({ due: 0, learning: 1 });
        await waitForNext();
      }
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(await summary()).toMatchObject({ due: 0, learning: 0, graduated: 1 });
    expect(await cards('graduated')).toMatchObject([{ cardId, status: 'graduated', streak: 3 }]);
  });

  it('reopens a graduated card when it is missed again', async () => {
    await answer(2, 1, 'no');
    const [{ cardId }] = await cards('due');
    for (const _ of [1, 2, 3]) {
      await rate(cardId, 'easy');
      if ((await summary()).learning > 0) await waitForNext();
    }
    expect(await summary()).toMatchObject({ graduated: 1 });
    await answer(2, 1, '');
    expect(await cards('learning')).toMatchObject([{ cardId, reason: 'noAnswer', timesMissed: 2, streak: 0 }]);
    await wait(10);
    expect(await summary()).toMatchObject({ due: 1, graduated: 0 });
  });

  it('counts a right answer as a review when the card is due, but not right after the miss', async () => {
    await answer(2, 1, 'no');
    await answer(2, 1, 'yes');
    expect(await cards('due')).toMatchObject([{ streak: 0 }]);
    await wait(10);
    await answer(2, 1, 'yes');
    expect(await cards('learning')).toMatchObject([{ streak: 1 }]);
    await wait(60);
    await answer(2, 1, 'yes');
    expect(await cards('learning')).toMatchObject([{ streak: 1 }]);
  });

  it('reviews once per idempotency key, and ignores a review after another device’s', async () => {
    await answer(2, 1, 'no');
    const [{ cardId }] = await cards('due');
    const first = await rate(cardId, 'good', { key: 'phone-rating-1' });
    expect((await rate(cardId, 'good', { key: 'phone-rating-1' })).body.data).toEqual(first.body.data);
    const late = await rate(cardId, 'again', { key: 'laptop-rating-1' });
    expect(late.body.data).toEqual({ ...first.body.data, applied: false });
    expect(await cards('learning')).toMatchObject([{ streak: 1 }]);
  });

  it('undoes the latest review, once', async () => {
    await answer(2, 1, 'no');
    const [before] = await cards('due');
    const key = { cardId: before.cardId };
    await rate(before.cardId, 'easy');
    expect(await ask('undo', key)).toEqual({ applied: true, dueAt: before.dueAt, graduated: false });
    expect(await cards('due')).toEqual([before]);
    expect(await ask('undo', key)).toMatchObject({ applied: false });
  });

  it('deletes a card, restores it, and removes it permanently after a day', async () => {
    await answer(2, 1, 'no');
    const [card] = await cards('due');
    const key = { cardId: card.cardId };
    await ask('delete', key);
    expect(await summary()).toMatchObject({ due: 0, learning: 0, graduated: 0 });
    expect((await rate(card.cardId, 'good')).status).toBe(404);
    await ask('restore', key);
    await ask('restore', key);
    expect(await cards('due')).toEqual([card]);

    await ask('delete', key);
    await wait(dayMinutes + 1);
    await removeDeleted(server.deps);
    expect((await server.post('/api/notebook/restore', key, { token: ann.token })).status).toBe(404);
  });

  it('starts over with a deleted card that is missed again', async () => {
    await answer(2, 1, 'no');
    await answer(2, 1, 'no');
    const [{ cardId }] = await cards('due');
    await ask('delete', { cardId });
    await answer(2, 1, 'no');
    expect(await cards('due')).toMatchObject([{ cardId, timesMissed: 1 }]);
  });

  it('isolates learners from each other', async () => {
    await answer(2, 1, 'no');
    const [{ cardId }] = await cards('due');
    const asBen = async (path: string, body: object) =>
      (await server.post(`/api/notebook/${path}`, body, { token: ben.token })).status;
    expect(await asBen('rate', { cardId, rating: 'easy' })).toBe(404);
    expect(await asBen('undo', { cardId })).toBe(404);
    expect(await asBen('delete', { cardId })).toBe(404);
    expect(await asBen('restore', { cardId })).toBe(404);
    expect(await cards('due', {}, ben)).toEqual([]);
    expect(await cards('due')).toMatchObject([{ cardId, streak: 0 }]);
    for (const [path, body] of [
      ['list', { status: 'due', page: 1, size: 1 }],
      ['due', { size: 1 }],
      ['import', { text: 'word' }],
      ['export', { scope: 'all', format: 'csv' }],
    ] as const)
      expect((await server.post(`/api/notebook/${path}`, body)).status).toBe(401);
    expect((await server.get('/api/notebook/summary')).status).toBe(401);
  });

  it('syncs with the word book: mastering a word graduates its card, unmarking makes it due', async () => {
    await answer(1, 1, 'no');
    const toggle = () => server.post('/wordbook/practice/status', { wordId: 1 }, { token: ann.token });
    await toggle();
    expect(await cards('graduated')).toMatchObject([{ word: { text: 'harvest', entry: { status: true } } }]);
    await wait(5 * dayMinutes);
    await toggle();
    expect(await cards('graduated')).toEqual([]);
    expect(await cards('due', { kind: 'word' })).toMatchObject([{ word: { entry: { status: false } } }]);
  });

  it('is deleted with the account', async () => {
    await answer(1, 1, 'no');
    await server.deps.db.deleteFrom('users').where('user_id', '=', ann.userId).execute();
    const left = await server.deps.db
      .selectFrom('review_cards')
      .selectAll()
      .where('user_id', '=', ann.userId)
      .execute();
    expect(left).toEqual([]);
  });

  describe('lists of words', () => {
    const list = [
      '\uFEFF# my list',
      'Word,Meaning',
      'bridge',
      'serendipity\t意外之喜',
      '"off the cuff",即兴，随口',
      'BRIDGE',
      '',
      '12345',
      '=cmd()',
      'a'.repeat(61),
      `word,${'x'.repeat(201)}`,
    ].join('\r\n');

    it('are imported word by word, with a reason for each rejected line', async () => {
      const report = await ask('import', { text: list });
      expect(report).toEqual({
        matched: ['bridge'],
        added: ['serendipity', 'off the cuff'],
        known: ['BRIDGE'],
        refused: [
          { line: 8, text: '12345', why: 'notAWord' },
          { line: 9, text: '=cmd()', why: 'notAWord' },
          { line: 10, text: 'a'.repeat(61), why: 'tooLong' },
          { line: 11, text: `word,${'x'.repeat(75)}`, why: 'meaningTooLong' },
        ],
      });
      expect(await cards('due')).toMatchObject([
        { reason: 'imported', timesMissed: 0, word: { text: 'bridge', entry: { id: 2 } } },
        { word: { text: 'serendipity', meaning: '意外之喜', entry: null } },
        { word: { text: 'off the cuff', meaning: '即兴' } },
      ]);
      expect((await ask('import', { text: list })).known).toHaveLength(4);
    });

    it('are limited to two thousand words', async () => {
      const words = Array.from({ length: 2001 }, (_, index) => `word${index}`);
      const report = await ask('import', { text: words.join('\n') });
      expect(report.added).toHaveLength(2000);
      expect(report.refused).toEqual([{ line: 2001, text: 'word2000', why: 'tooMany' }]);
    });

    it('are imported and exported up to 120 times an hour', async () => {
      const post = (path: string, body: object) => server.post(`/api/notebook/${path}`, body, { token: ann.token });
      for (let time = 0; time < 119; time += 1) await post('import', { text: 'bridge' });
      expect((await post('export', { scope: 'notebook', format: 'csv' })).status).toBe(200);
      expect((await post('export', { scope: 'notebook', format: 'csv' })).status).toBe(429);
      expect((await post('import', { text: 'bridge' })).status).toBe(429);
    });

    it('are exported as CSV for spreadsheets and as text for Anki', async () => {
      await ask('import', { text: 'bridge\nserendipity\t意外之喜 "luck", =1+1' });
      const csv = await ask('export', { scope: 'notebook', format: 'csv' });
      expect(csv).toMatchObject({
        fileName: 'rehearse-notebook-'.concat(new Date(server.clock.now()).toISOString().slice(0, 10), '.csv'),
        words: 2,
      });
      expect(csv.content.startsWith('\uFEFFword,meaning,level,')).toBe(true);
      const rows = Papa.parse(csv.content.slice(1), { header: true, skipEmptyLines: true }).data;
      expect(rows).toMatchObject([
        { word: 'bridge', meaning: '桥；桥梁', level: 'CEFR-B1', british: 'wɜːd', status: 'due' },
        { word: 'serendipity', meaning: '意外之喜 "luck", =1+1', level: '', status: 'due' },
      ]);

      const anki = (await ask('export', { scope: 'notebook', format: 'anki' })).content as string;
      const [separator, html, columns, tags, ...notes] = anki.trimEnd().split('\n');
      expect([separator, html, tags]).toEqual(['#separator:tab', '#html:false', '#tags column:5']);
      expect(columns).toBe('#columns:Word\tMeaning\tPronunciation\tExample\tTags');
      expect(Papa.parse(notes.join('\n'), { delimiter: '\t' }).data).toEqual([
        ['bridge', '桥；桥梁', 'wɜːd · wɝːd', 'This is bridge. 这是例句。', 'rehearse CEFR-B1 due'],
        ['serendipity', '意外之喜 "luck", =1+1', '', '', 'rehearse due'],
      ]);
    });

    it('have meanings in the chosen language, with the other as fallback', async () => {
      await ask('import', { text: 'bridge\nriver' });
      const meanings = async (language: string) => {
        const { content } = await ask('export', { scope: 'notebook', format: 'csv', meanings: language });
        const rows = Papa.parse<Record<string, string>>(content.slice(1), { header: true, skipEmptyLines: true }).data;
        return rows.map((row) => [row['meaning'], row['example_zh']]);
      };
      expect(await meanings('en')).toEqual([
        ['a way over a river', ''],
        ['词', ''],
      ]);
      expect(await meanings('both')).toEqual([
        ['a way over a river 桥；桥梁', '这是例句。'],
        ['词', '这是例句。'],
      ]);
    });

    it('can contain the whole word book or only mastered words, and can be imported again', async () => {
      await server.post('/wordbook/practice/status', { wordId: 3 }, { token: ann.token });
      const mastered = await ask('export', { scope: 'mastered', format: 'csv' });
      expect(mastered.words).toBe(1);
      const all = await ask('export', { scope: 'all', format: 'csv' });
      expect(Papa.parse(all.content.slice(1), { header: true, skipEmptyLines: true }).data).toMatchObject([
        { word: 'and', status: '' },
        { word: 'bridge', status: '' },
        { word: 'harvest', status: '' },
        { word: 'kitchen', status: '' },
        { word: 'lantern', status: '' },
        { word: 'river', status: 'mastered' },
      ]);
      const { matched } = await ask('import', { text: all.content });
      expect(matched).toEqual(['and', 'bridge', 'harvest', 'kitchen', 'lantern', 'river']);
    });
  });

  it('counts add up after any sequence of misses, reviews, deletions and waits', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ act: fc.constant('miss' as const), questionId: fc.constantFrom(1, 2) }),
        fc.record({ act: fc.constant('rate' as const), rating: fc.constantFrom('again', 'hard', 'good', 'easy') }),
        fc.record({ act: fc.constant('delete' as const) }),
        fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 * dayMinutes }) }),
      ),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        ann = await server.signIn();
        for (const step of given) {
          const [card] = await cards('due');
          if (step.act === 'miss') await answer(step.questionId, 1, 'no');
          else if (step.act === 'wait') await wait(step.minutes);
          else if (card && step.act === 'rate') await rate(card.cardId, step.rating);
          else if (card && step.act === 'delete') await ask('delete', { cardId: card.cardId });
        }
        const { due, learning, graduated, nextDueAt } = await summary();
        const [dueCards, learningCards, graduatedCards] = [
          await cards('due'),
          await cards('learning'),
          await cards('graduated'),
        ];
        expect([dueCards.length, learningCards.length, graduatedCards.length]).toEqual([due, learning, graduated]);
        expect(nextDueAt).toBe(learningCards[0]?.dueAt ?? null);
        const ids = [...dueCards, ...learningCards, ...graduatedCards].map(({ cardId }) => cardId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 15 },
    );
  });
});
