import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvTypes } from '../services/items/index.ts';
import { importPack } from '../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { packFrom, questionRecord } from '../testing/packs.ts';
import { itemsCommand, itemsHelp, wantsHelp } from './items-command.ts';

const samples = path.join(import.meta.dirname, '../../../../docs/examples');
const sampleCsv = path.join(samples, 'items.csv');
const sampleJson = path.join(samples, 'items.json');

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rehearse-items-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(storeKinds)('items of a school on %s', (kind) => {
  let server: TestServer;
  let learner: SignedIn;
  const run = (...args: string[]) => itemsCommand(server.deps, args);
  const importText = async (name: string, text: string) => {
    await writeFile(file(name), text);
    return run('import', file(name));
  };
  const faultsOf = (name: string, text: string) =>
    importText(name, text).then(
      () => [],
      (error: Error) => error.message.split('\n'),
    );
  const listed = async (submoduleId: number): Promise<number[]> => {
    const query = { submoduleId, page: 1, size: 20, isAsc: true };
    const { body } = await server.post('/questions/list', query, { token: learner.token });
    return body.data.content.map(({ questionId }: { questionId: number }) => questionId);
  };
  const question = async (questionId: number, submoduleId: number) =>
    (await server.post('/questions/detail', { questionId, submoduleId }, { token: learner.token })).body.data;

  beforeEach(async () => {
    server = await startTestServer(kind);
    learner = await server.signIn();
    await importPack(
      server.deps,
      packFrom([questionRecord({ questionId: 100001, submoduleId: 1, difficulty: 'Medium' })]),
    );
  });
  afterEach(() => server?.close());

  it('the sample files of the docs become questions of their types, after those of the bank', async () => {
    expect(await run('check', sampleCsv)).toBe('10 items, all right.');
    expect(await listed(1)).toEqual([100001]);
    expect(await run('import', sampleCsv)).toBe('Items: 10 added, 0 updated, 0 unchanged.');
    expect(await run('import', sampleJson)).toBe('Items: 2 added, 0 updated, 0 unchanged.');
    expect(await listed(1)).toEqual([100001, 180001, 180002]);
    for (const id of [2, 3, 4, 6, 7, 8, 10, 12, 13, 14]) expect(await listed(id)).toEqual([id * 100_000 + 80_001]);
    expect(await question(180001, 1)).toMatchObject({
      ...{ word: 'harbor', correct: true, difficultyLevel: 'Easy' },
      explanation: { en: 'A harbor is where boats lie.', zh: 'harbor 是停船的地方。' },
    });
    expect(await question(880001, 8)).toMatchObject({
      sentenceTemplate: 'The bakery opens at six. People {} up outside, and the {} of fresh bread fills the whole {}.',
      blankList: [
        { clues: ['l', 'i', null, null], answer: 'line' },
        { clues: ['s', 'm', null, null, null], answer: 'smell' },
        { clues: ['s', 't', 'r', null, null, null], answer: 'street' },
      ],
    });
    expect(await question(1080001, 10)).toMatchObject({ referenceAnswer: [...'documents'] });
    expect((await run('list')).split('\n')).toHaveLength(12);
    expect(await run('list')).toContain('read-and-select\tunit-1 harbor\tquestion 180001');
  });

  it('are heard: their sounds are spoken from their texts', async () => {
    await run('import', sampleCsv);
    await run('import', sampleJson);
    const heard = async (url: string) => (await server.get(url)).response.text();
    const dictation = await question(680001, 6);
    expect(await heard(dictation.questionAudioUrl)).toBe('The library has 12 new computers.');
    expect(dictation.acceptedAnswers).toEqual(['The library has twelve new computers.']);
    const talk = await question(480001, 4);
    expect(await heard(talk.questionAudioUrl)).toContain('What do you do at the weekend');
    expect(await heard(talk.referenceAudioLink)).toContain('basketball');
    const { sequences } = await question(780001, 7);
    expect(await heard(sequences[0].questionAudioUrl)).toBe('Good morning. How can I help you?');
  });

  it('can be practised, and belong to the same learners when they are changed, removed and imported again', async () => {
    await importText('a.csv', 'name,type,word,real\na,read-and-select,river,yes\nb,read-and-select,rivver,no\n');
    const practiced = { questionId: 180001, isPracticed: true };
    expect((await server.post('/practice', practiced, { token: learner.token })).status).toBe(200);
    expect(
      await importText('a.csv', 'name,type,word,real\nb,read-and-select,rivver,no\na,read-and-select,stream,yes\n'),
    ).toBe('Items: 0 added, 1 updated, 1 unchanged.');
    expect(await question(180001, 1)).toMatchObject({ word: 'stream', isPracticed: true });
    expect(await run('remove', 'a')).toBe('"a" was removed: question 180001. Learners keep their answers.');
    expect(await listed(1)).toEqual([100001, 180002]);
    expect(await question(180001, 1)).toBeNull();
    await expect(run('remove', 'a')).rejects.toThrow('There is no item "a"');
    expect(await importText('c.csv', 'name,type,word,real\nc,read-and-select,lake,yes\n')).toContain('1 added');
    await importText('a.csv', 'name,type,word,real\na,read-and-select,stream,yes\n');
    expect(await listed(1)).toEqual([100001, 180001, 180002, 180003]);
    expect(await question(180001, 1)).toMatchObject({ isPracticed: true });
  });

  it('of a CSV file are refused with their line and column, and then none is imported', async () => {
    const text = [
      'name,type,level,word,real,text,explanation,explanation_zh',
      'a,read-and-select,,river,yes,,,',
      'b,read-and-select,,lake,perhaps,,,',
      'c,read-and-select,hard,,no,,,',
      'a,read-and-select,mild,pond,yes,,,',
      '"d",read-aloud,,,,"Two lines\nin a cell.",,',
      'e,fill-in-the-blanks,,,,"The wa{ter is cold.",,',
      'f,fill-in-the-blanks,,,,"Nothing is missing.",,',
      'a,read-and-select,,sea,yes,,,',
      '*,read-aloud,,,,Good morning.,,',
      'g,interactive-reading,,,,,,',
      'h,read-aloud,,river,,Good morning.,,中文',
      'i,read-aloud,,,,One, two,,',
    ].join('\n');
    expect(await faultsOf('bad.csv', text)).toEqual([
      'bad.csv:3:real: must be true or false, but is a text: say whether the word is a real one.',
      'bad.csv:4:word: is missing: the learner judges this word.',
      'bad.csv:5:level: must be easy, medium or hard.',
      'bad.csv:8:text: "wa{ter" needs one pair of braces around its missing letters.',
      'bad.csv:8:text: must have one word with missing letters in braces, such as wa{ter}.',
      'bad.csv:9:text: must have one word with missing letters in braces, such as wa{ter}.',
      'bad.csv:10:name: is "a", as in line 2.',
      'bad.csv:11:name: must have up to 80 letters, digits, spaces, dots, hyphens and underscores.',
      expect.stringMatching(/^bad\.csv:12:type: must be one of read-and-select, .*other types are imported as JSON\.$/),
      'bad.csv:13:explanation: is missing: every text is also in English.',
      'bad.csv:13:word: must be empty: read-aloud has text.',
      'bad.csv:14:name: is in a row with 1 more cells than there are columns: a text with commas needs quotes.',
    ]);
    expect(await listed(1)).toEqual([100001]);
    expect(await run('list')).toContain('There are no items');
  });

  it('of a JSON file are refused with their line and column, and then none is imported', async () => {
    const good = { name: 'a', type: 'read-and-select', word: 'river', correct: true };
    const text = `[\n  ${JSON.stringify(good)},\n  {\n    "name": "b",\n    "type": "read-and-complete",\n    "questionText": "Water",\n    "sentenceTemplate": "The {} is cold.",\n    "blankList": [\n      { "clues": ["w", null, null, "e", "r"] }\n    ]\n  },\n  { "name": "c", "type": "writing-sample", "questionText": "Why?" },\n  { "name": "d", "type": "read-aloud", "questionText": "Hi.", "referenceAudioLink": "https://x.example/a.mp3" },\n  { "name": "e", "type": "read-aloud", "questionText": "Hi.", "vioce": "rp" },\n  7\n]`;
    expect(await faultsOf('bad.json', text)).toEqual([
      'bad.json:9:7: /blankList/0/answer is missing: each blank needs the word that fills it.',
      'bad.json:12:3: /referenceAnswer is missing: this host shows it to learners.',
      'bad.json:13:85: /referenceAudioLink must be the address of a file of this host.',
      'bad.json:14:72: /vioce is no field of the format.',
      'bad.json:15:3: /name must have up to 80 letters, digits, spaces, dots, hyphens and underscores.',
    ]);
    expect(await listed(1)).toEqual([100001]);
  });

  it('are exported to a content package of QTI 3, with their sounds on this host', async () => {
    await run('import', sampleCsv);
    const target = file('dictation.zip');
    expect(await run('export', '--qti', target, '--submodule', '6', '--origin', 'https://learn.example/x')).toBe(
      `${target}: 1 question, 0 pictures.`,
    );
    const entries = unzipSync(await readFile(target));
    expect(Object.keys(entries)).toEqual(['imsmanifest.xml', 'assessment.xml', 'items/question-680001.xml']);
    const item = strFromU8(entries['items/question-680001.xml'] as Uint8Array);
    expect(item).toMatch(/src="https:\/\/learn\.example\/media\/speech\/[0-9a-f]{64}\.mp3"/);
    expect(item).toContain('map-key="The library has twelve new computers."');
    expect(await run('export', '--qti', target, '--submodule', '1', '--own', '--count', '1')).toContain('1 question,');
    expect(Object.keys(unzipSync(await readFile(target)))).toContain('items/question-180001.xml');
    for (const [args, reason] of [
      [['--qti', target, '--submodule', '15'], "Submodule 15 can't be exported"],
      [['--qti', target, '--submodule', '9'], 'There are no such questions of Interactive Reading.'],
      [['--qti', target, '--submodule', 'x'], '--submodule must be a whole number'],
      [['--submodule', '1'], '--qti must name a file'],
      [['--qti', target, '--submodule', '1', '--origin', 'ftp://x'], '--origin must be'],
      [['--zip', target], '--zip'],
    ] as const)
      await expect(run('export', ...args)).rejects.toThrow(reason);
  });

  it('files that hold no items are refused', async () => {
    expect(await faultsOf('x.json', '[{ "name": }]')).toEqual([
      expect.stringMatching(/^x\.json:1:12: This is no JSON: /),
    ]);
    expect(await faultsOf('x.json', '{}')).toEqual([expect.stringContaining('must hold a list of items')]);
    expect(await faultsOf('x.json', '[]')).toEqual(['x.json has no items.']);
    expect(await faultsOf('x.csv', 'word,real\nriver,yes\n')).toEqual([expect.stringContaining('missing: name, type')]);
    expect(await faultsOf('x.csv', 'name,type,wrod\na,read-and-select,river\n')).toEqual([
      expect.stringContaining('There is no column "wrod"'),
    ]);
    expect(await faultsOf('x.csv', 'name,type\na,"read')).toEqual([expect.stringMatching(/^x\.csv:2: /)]);
    expect(await faultsOf('x.txt', 'a')).toEqual(['x.txt must be a file of the kind .csv or .json.']);
    await expect(run('import', file('none.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

it('the help names every type and column, and a mistake leads to it', async () => {
  for (const args of [[], ['help'], ['check', '--help']]) expect(wantsHelp(args)).toBe(true);
  for (const [name, { columns }] of Object.entries(csvTypes))
    expect(itemsHelp).toContain(`${name.padEnd(22)}${columns.join(', ')}`);
  const deps = {} as Parameters<typeof itemsCommand>[0];
  await expect(itemsCommand(deps, ['paint'])).rejects.toThrow('Unknown command "paint". See "npm run items');
  await expect(itemsCommand(deps, ['import'])).rejects.toThrow('Which file?');
  await expect(itemsCommand(deps, ['import', 'a', 'b'])).rejects.toThrow('"b" is not expected');
});
