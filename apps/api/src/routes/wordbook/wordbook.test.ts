import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord, wordRecord } from '../../testing/packs.ts';

describe.each(storeKinds)('the word book on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let ben: SignedIn;
  const page = { page: 1, size: 10 };
  const ask = async (path: string, body: object, who = ann) => {
    const reply = await server.post(path, { ...page, ...body }, { token: who.token });
    return { ...reply.body.data, words: reply.body.data.content.map(({ word }: { word: string }) => word) };
  };
  const recognition = { questionType: 'word_recognition' };

  beforeAll(async () => {
    server = await startTestServer(kind);
    ann = await server.signIn();
    ben = await server.signIn();
    const words = [
      wordRecord(3, 'cherry', { questionTypes: ['complete_words'], difficultyLevel: 'CEFR-A1' }),
      wordRecord(2, 'banana', { translationCNList: ['香蕉'] }),
      wordRecord(1, 'apple', { occursIn: [100007, 100008] }),
      wordRecord(4, 'apricot'),
      wordRecord(5, 'April'),
      wordRecord(6, 'a%b'),
    ];
    const question = questionRecord({ questionId: 100007, submoduleId: 1, difficulty: 'Easy', word: 'apple' });
    await importPack(server.deps, packFrom([question, ...words]));
  });
  afterAll(() => server?.close());

  it('lists all words under Read & Select, alphabetically', async () => {
    expect((await ask('/wordbook/list', recognition)).words).toEqual([
      'a%b',
      'apple',
      'apricot',
      'April',
      'banana',
      'cherry',
    ]);
  });

  it('lists the words of a question type and a level', async () => {
    expect((await ask('/wordbook/list', { questionType: 'complete_words' })).words).toEqual(['cherry']);
    expect((await ask('/wordbook/list', { ...recognition, difficultyLevel: 'CEFR-A1' })).words).toEqual(['cherry']);
    expect((await ask('/wordbook/list', { questionType: 'word_fill_in_the_blank' })).words).toEqual([]);
  });

  it('links a word to the questions of the bank that use it', async () => {
    const { content } = await ask('/wordbook/search', { query: 'ap' });
    expect(content.map(({ word, occursIn }: { word: string; occursIn: unknown }) => [word, occursIn])).toEqual([
      ['apple', [{ questionId: 100007, submoduleId: 1 }]],
      ['apricot', []],
      ['April', []],
    ]);
  });

  it('returns words as in the contract', async () => {
    const { content } = await ask('/wordbook/search', { query: 'banana' });
    expect(content[0]).toMatchObject({
      id: 2,
      translationCNList: '["香蕉"]',
      britishAudioSrc: `/media/speech/${'a'.repeat(64)}.mp3`,
      status: false,
      partOfSpeech: 'noun',
      example: { en: 'This is banana.', zh: '这是例句。' },
    });
  });

  it('finds words by prefix, ignoring case and escaping wildcards', async () => {
    expect((await ask('/wordbook/search', { query: 'AP' })).words).toEqual(['apple', 'apricot', 'April']);
    expect((await ask('/wordbook/search', { query: 'a%' })).words).toEqual(['a%b']);
    expect((await ask('/wordbook/search', { query: 'pple' })).totalElements).toBe(0);
    expect(await ask('/wordbook/search', { query: 'ap', page: 2, size: 2 })).toMatchObject({
      words: ['April'],
      totalElements: 3,
      totalPages: 2,
    });
  });

  it('stores each learner’s mastered words', async () => {
    const toggle = async () => {
      const reply = await server.post('/wordbook/practice/status', { wordId: 1 }, { token: ann.token });
      return reply.body.data.status;
    };
    expect(await toggle()).toBe(true);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: true })).words).toEqual(['apple']);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: false })).totalElements).toBe(5);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: true }, ben)).words).toEqual([]);
    expect(await toggle()).toBe(false);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: true })).words).toEqual([]);
  });

  it('sets a word’s mark idempotently', async () => {
    const become = async (status: boolean) => {
      const reply = await server.post('/wordbook/practice/status', { wordId: 3, status }, { token: ann.token });
      return reply.body.data.status;
    };
    expect([await become(true), await become(true)]).toEqual([true, true]);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: true })).words).toContain('cherry');
    expect([await become(false), await become(false)]).toEqual([false, false]);
    expect((await ask('/wordbook/list', { ...recognition, isPracticed: true })).words).not.toContain('cherry');
  });

  it('toggles once per idempotency key', async () => {
    const send = () =>
      server.post(
        '/wordbook/practice/status',
        { wordId: 2 },
        { token: ann.token, headers: { 'Idempotency-Key': 'toggle-word-2' } },
      );
    expect((await send()).body.data.status).toBe(true);
    expect((await send()).body.data.status).toBe(true);
  });

  it('is 404 for an unknown word, and 401 for a visitor', async () => {
    expect((await server.post('/wordbook/practice/status', { wordId: 99 }, { token: ann.token })).status).toBe(404);
    expect((await server.post('/wordbook/list', { ...page, ...recognition })).status).toBe(401);
  });
});
