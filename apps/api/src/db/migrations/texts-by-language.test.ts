import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { createOldDatabase, type OldDatabase } from '../../testing/old-database.ts';
import { packFrom, wordRecord } from '../../testing/packs.ts';
import { type Db, openStore, type Store } from '../index.ts';

const video = `${'a'.repeat(32)}.webm`;
const captions = (letter: string) => `${letter.repeat(32)}.vtt`;

async function fillOld(db: Db) {
  await sql`insert into lessons
      (title_en, title_zh, description_en, description_zh, video, media_type, bytes, captions_en, captions_zh, position)
    values
      ('Say "yes"', ${'说\\好'}, ${'Line one.\nLine two.'}, '第一。', ${video}, 'video/webm', 5, ${captions('e')}, ${captions('f')}, 1),
      ('Two', '二', '', '', ${video}, 'video/webm', 5, null, ${captions('f')}, 2),
      ('Three', '三', '', '', ${video}, 'video/webm', 5, null, null, 3)`.execute(db);
  await sql`insert into words
      (word_id, word, word_key, level, translations, british_ipa, american_ipa, british_audio, american_audio,
        part_of_speech, example, definition)
    values
      (1, 'bridge', 'bridge', 'CEFR-B1', ${JSON.stringify(['桥', '"大"桥'])}, 'wɜːd', 'wɝːd', ${`/media/speech/${'a'.repeat(64)}.mp3`},
        ${`/media/speech/${'b'.repeat(64)}.mp3`}, 'noun', '{"en":"This is bridge.","zh":"这是例句。"}', 'a "way" over a river'),
      (2, 'ferry', 'ferry', 'CEFR-B1', '["渡船"]', 'wɜːd', 'wɝːd', ${`/media/speech/${'a'.repeat(64)}.mp3`},
        ${`/media/speech/${'b'.repeat(64)}.mp3`}, 'noun', '{"en":"This is ferry.","zh":"这是例句。"}', '')`.execute(db);
  await sql`insert into word_types (question_type, word_id) values ('word_recognition', 1), ('word_recognition', 2)`.execute(
    db,
  );
}

describe.each(storeKinds)('texts that were stored in two columns, on %s', (kind) => {
  let old: OldDatabase;
  let store: Store;
  let server: TestServer;
  beforeEach(async () => {
    old = await createOldDatabase(kind, '0022-word-definitions', fillOld);
    store = await openStore(old.location);
    server = await startTestServer(kind, { database: { kind, store } });
  });
  afterEach(async () => {
    await server.close();
    await store.close();
    await old.drop();
  });

  it('are the same in the list of lessons', async () => {
    const { body } = await server.get('/api/public/lessons');
    const shown = body.data.lessons.map(({ title, description, captions }: Record<string, unknown>) => ({
      title,
      description,
      captions,
    }));
    const url = (letter: string) => `/media/lessons/${captions(letter)}`;
    expect(shown).toEqual([
      {
        title: { en: 'Say "yes"', zh: '说\\好' },
        description: { en: 'Line one.\nLine two.', zh: '第一。' },
        captions: [
          { language: 'en', url: url('e') },
          { language: 'zh', url: url('f') },
        ],
      },
      {
        title: { en: 'Two', zh: '二' },
        description: { en: '', zh: '' },
        captions: [{ language: 'zh', url: url('f') }],
      },
      { title: { en: 'Three', zh: '三' }, description: { en: '', zh: '' }, captions: [] },
    ]);
  });

  it('are the same in the words of a pack, so that importing it again changes nothing', async () => {
    const records = [
      wordRecord(1, 'bridge', { definition: 'a "way" over a river', translationCNList: ['桥', '"大"桥'] }),
      wordRecord(2, 'ferry', { translationCNList: ['渡船'] }),
    ];
    const report = await importPack(server.deps, packFrom(records));
    expect(report.words).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });
});
