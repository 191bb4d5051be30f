import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPack } from '../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { packFrom, questionRecord } from '../testing/packs.ts';
import { animation, photograph } from '../testing/photographs.ts';
import { picturesCommand, picturesHelp, wantsHelp } from './pictures-command.ts';

const sample =
  'In this photo I can see a small harbor with a few fishing boats, and two people are standing next to the water and talking.';
const written =
  'A few fishing boats are lying in a small harbor while two people, who may be fishermen, are talking on the stone pier.';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rehearse-pictures-'));
  await writeFile(file('harbor.jpg'), await photograph());
  await writeFile(file('night.png'), await photograph({ format: 'png', color: '#101030' }));
  await writeFile(file('upright.jpg'), await photograph({ width: 1600, height: 1200, orientation: 6 }));
  await writeFile(file('sample.txt'), `${sample}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

const texts = [
  ...['--licence', 'CC BY 4.0', '--credit', 'Ana Silva', '--source', 'https://example.org/harbor'],
  ...['--alt', 'A harbor', '--alt-zh', '港口', '--sample', sample],
];

describe.each(storeKinds)('operators’ photographs on %s', (kind) => {
  let server: TestServer;
  let learner: SignedIn;
  const run = (...args: string[]) => picturesCommand(server.deps, args);
  const add = (name: string, photo = 'harbor.jpg', ...more: string[]) =>
    run('add', file(photo), '--name', name, ...texts, ...more);
  const listed = async (submoduleId: number): Promise<number[]> => {
    const { body } = await server.post(
      '/questions/list',
      { submoduleId, page: 1, size: 20, isAsc: true },
      { token: learner.token },
    );
    return body.data.content.map(({ questionId }: { questionId: number }) => questionId);
  };
  const question = async (questionId: number, submoduleId: number) =>
    (await server.post('/questions/detail', { questionId, submoduleId }, { token: learner.token })).body.data;
  const filesOf = (url: string) =>
    Promise.all(
      ['.jpg', '.avif', '-480.jpg', '-480.avif'].map(async (variant) => {
        const { status, response } = await server.get(url.replace('.jpg', variant));
        if (status !== 200) return null;
        return sharp(Buffer.from(await response.arrayBuffer())).metadata();
      }),
    );

  beforeEach(async () => {
    server = await startTestServer(kind);
    learner = await server.signIn();
    await importPack(
      server.deps,
      packFrom([
        questionRecord({ questionId: 500001, submoduleId: 5, difficulty: 'Medium' }),
        questionRecord({ questionId: 1100001, submoduleId: 11, difficulty: 'Medium' }),
      ]),
    );
  });
  afterEach(() => server?.close());

  it('become a question of each photo type at once, with a spoken sample', async () => {
    expect(await run('list')).toContain('There are no photographs of your own yet');
    expect(await add('harbor', 'harbor.jpg', '--written', written, '--level', 'hard')).toBe(
      '"harbor" was added: questions 590001 and 1190001.',
    );
    expect([await listed(5), await listed(11)]).toEqual([
      [500001, 590001],
      [1100001, 1190001],
    ]);
    const speaking = await question(590001, 5);
    expect(speaking).toMatchObject({
      difficultyLevel: 'Hard',
      imageAlt: { en: 'A harbor', zh: '港口' },
      referenceAnswer: sample,
    });
    expect(await (await server.get(speaking.referenceAudioLink)).response.text()).toBe(sample);
    expect(await question(1190001, 11)).toMatchObject({ referenceAnswer: written });
    expect(await run('list')).toBe(
      'harbor\tquestions 590001, 1190001\tA harbor / 港口\tAna Silva, CC BY 4.0, https://example.org/harbor',
    );
  });

  it('have four files, upright and without the place where they were taken', async () => {
    await add('upright', 'upright.jpg');
    const { questionImageUrl } = await question(590001, 5);
    const files = await filesOf(questionImageUrl);
    expect(files.map((one) => one && [one.mediaType, one.width, one.height])).toEqual([
      ['image/jpeg', 960, 1280],
      ['image/avif', 960, 1280],
      ['image/jpeg', 480, 640],
      ['image/avif', 480, 640],
    ]);
    for (const one of files) expect([one?.exif, one?.orientation]).toEqual([undefined, undefined]);
    const large = await server.get(questionImageUrl);
    const left = await sharp(Buffer.from(await large.response.arrayBuffer()))
      .extract({ left: 0, top: 0, width: 200, height: 1280 })
      .toBuffer();
    const { channels } = await sharp(left).stats();
    // Stored with the colored half below, and shown turned by a quarter to the right: it is on the left.
    expect(channels[0]?.mean).toBeLessThan(60);
  });

  it('are updated under the same name, keep their questions, and leave no old files', async () => {
    await add('harbor');
    const before = await question(590001, 5);
    await add('market', 'night.png');
    expect(await add('harbor', 'night.png', '--why', 'Say when it is.', '--why-zh', '说明时间。')).toBe(
      '"harbor" was updated: questions 590001 and 1190001.',
    );
    const after = await question(590001, 5);
    expect(after).toMatchObject({ explanation: { en: 'Say when it is.', zh: '说明时间。' } });
    expect(after.questionImageUrl).not.toBe(before.questionImageUrl);
    expect(await filesOf(before.questionImageUrl)).toEqual([null, null, null, null]);
    expect((await filesOf(after.questionImageUrl)).every(Boolean)).toBe(true);
    expect(await listed(5)).toEqual([500001, 590001, 590002]);
  });

  it('disappear when removed, and are back with learners’ marks and answers when added again', async () => {
    await add('harbor');
    const { questionImageUrl } = await question(1190001, 11);
    const sending = { token: learner.token };
    const answer = { id: 1190001, questionId: 1190001, submoduleId: 11, answer: written };
    expect((await server.post('/questions/image-writing', answer, sending)).status).toBe(200);
    expect(await run('remove', 'harbor')).toContain('were removed');
    expect([await listed(5), await listed(11)]).toEqual([[500001], [1100001]]);
    expect(await question(1190001, 11)).toBeNull();
    expect(await filesOf(questionImageUrl)).toEqual([null, null, null, null]);
    expect(await run('list')).toContain('no photographs');
    await expect(run('remove', 'harbor')).rejects.toThrow('There is no photograph "harbor"');
    expect(await add('market', 'night.png')).toContain('590002');

    expect(await add('harbor')).toBe('"harbor" was added: questions 590001 and 1190001.');
    expect(await question(1190001, 11)).toMatchObject({ userAnswer: written });
  });

  it('don’t make the server import its question bank again', async () => {
    const last = () => server.deps.db.selectFrom('packs').selectAll().execute();
    const before = await last();
    await add('harbor');
    expect(await last()).toEqual(before);
  });

  it('are imported from a folder once the whole list is right, and again without making anything twice', async () => {
    const entry = (name: string, more = '') =>
      `- name: ${name}\n  file: ${name}.jpg\n  licence: CC0 1.0\n  credit: Li Wei\n  source: https://example.org/${name}\n  alt: { en: A ${name}, zh: 一张照片 }\n  sample: sample.txt\n${more}`;
    await writeFile(file('street.jpg'), await photograph({ color: '#507030' }));
    await writeFile(file('small.jpg'), await photograph({ width: 900, height: 600 }));
    const faulty = `${entry('harbor')}${entry('small')}${entry('harbor')}${entry('gone', '  level: mild\n')}${entry('lost')}- name: bare\n`;
    await writeFile(file('pictures.yaml'), faulty);
    const failure = await run('import', folder).catch((error: Error) => error.message);
    expect(String(failure).split('\n')).toEqual([
      expect.stringMatching(/^pictures\.yaml:9: .*900 pixels across; at least 960/),
      expect.stringMatching(/^pictures\.yaml:15: name: "harbor" is also the name in line 1/),
      expect.stringMatching(/^pictures\.yaml:29: level: /),
      expect.stringMatching(/^pictures\.yaml:31: file: lost\.jpg can't be read \(ENOENT\)/),
      ...['licence', 'credit', 'source', 'alt', 'sample', 'file'].map((field) =>
        expect.stringMatching(new RegExp(`^pictures\\.yaml:37: ${field}: `)),
      ),
    ]);
    expect(await listed(5)).toEqual([500001]);

    await writeFile(file('pictures.yaml'), entry('harbor', '  level: easy\n') + entry('street'));
    expect(await run('import', folder)).toBe('Photographs: 2 added, 0 updated.');
    expect(await listed(5)).toEqual([500001, 590001, 590002]);
    expect(await question(590001, 5)).toMatchObject({ difficultyLevel: 'Easy', referenceAnswer: sample });
    const stored: string[] = [];
    const put: typeof server.deps.files.put = async (key) => void stored.push(key);
    const again = { ...server.deps, files: { ...server.deps.files, put } };
    expect(await picturesCommand(again, ['import', folder])).toBe('Photographs: 0 added, 2 updated.');
    expect(stored).toEqual([]);
    expect(await listed(5)).toEqual([500001, 590001, 590002]);
  });

  it('are refused with a reason, and nothing is changed', async () => {
    const jpeg = await photograph();
    const narrow = await photograph({ width: 960, height: 300 });
    const bad: Record<string, [Uint8Array | string, RegExp]> = {
      'notes.jpg': ['Not a picture.', /is not a picture, or is damaged/],
      'drawing.svg': ['<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>', /of the kind SVG/],
      'narrow.jpg': [narrow, /too narrow, 960 × 300/],
      'few.jpg': [await photograph({ width: 950, height: 600 }), /950 pixels across; at least 960/],
      'turned.jpg': [await photograph({ width: 1200, height: 800, orientation: 8 }), /800 pixels across/],
      'cut.jpg': [jpeg.subarray(0, jpeg.length / 2), /is damaged/],
      'moving.gif': [await animation(), /of the kind GIF/],
      'moving.webp': [
        await sharp(await animation(), { animated: true })
          .webp()
          .toBuffer(),
        /has 2 pictures or frames/,
      ],
    };
    for (const [name, [bytes, reason]] of Object.entries(bad)) {
      await writeFile(file(name), bytes);
      await expect(add('bad', name), name).rejects.toThrow(reason);
    }
    const huge = sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } });
    await huge.png().toFile(file('huge.png'));
    await expect(add('bad', 'huge.png')).rejects.toThrow('has 108 megapixels');
    await writeFile(file('heavy.jpg'), jpeg);
    await truncate(file('heavy.jpg'), 41 * 1024 * 1024);
    await expect(add('bad', 'heavy.jpg')).rejects.toThrow('has 41 MB');
    await expect(add('Bad name')).rejects.toThrow('--name: must have at most 40 small letters');
    await expect(add('bad', 'harbor.jpg', '--source', 'javascript:alert(1)')).rejects.toThrow('--source: must be');
    await expect(add('bad', 'harbor.jpg', '--sample', 'sampel.txt')).rejects.toThrow('there is no file sampel.txt');
    await expect(add('bad', 'harbor.jpg', '--why', 'Because.')).rejects.toThrow('Missing: --why-zh.');
    await expect(run('add', file('harbor.jpg'), '--name', 'bad', '--alt', 'A harbor')).rejects.toThrow(
      'Missing: --licence, --credit, --source, --alt-zh, --sample.',
    );
    expect([await listed(5), await listed(11)]).toEqual([[500001], [1100001]]);
    expect(await server.deps.db.selectFrom('added_pictures').selectAll().execute()).toEqual([]);
  });
});

it('the help names every option, and a mistake leads to it', async () => {
  for (const args of [[], ['help'], ['add', '--help']]) expect(wantsHelp(args)).toBe(true);
  for (const option of ['name', 'licence', 'credit', 'source', 'alt', 'alt-zh', 'sample', 'written', 'level', 'why-zh'])
    expect(picturesHelp).toContain(`--${option} `);
  const deps = {} as Parameters<typeof picturesCommand>[0];
  await expect(picturesCommand(deps, ['paint'])).rejects.toThrow('Unknown command "paint". See "npm run pictures');
  await expect(picturesCommand(deps, ['add', 'x.jpg', '--title', 'x'])).rejects.toThrow('--title');
  await expect(picturesCommand(deps, ['import'])).rejects.toThrow('Which folder?');
});
