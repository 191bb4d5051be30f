import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { packFrom, questionRecord } from '../testing/packs.ts';
import { readXml, type XmlElement } from '../testing/read-xml.ts';
import { cmi5Command } from './cmi5-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-cmi5-command-'));
const out = path.join(folder, 'drill.zip');
afterAll(() => rmSync(folder, { recursive: true }));

const bank = packFrom(
  Array.from({ length: 20 }, (_, index) =>
    questionRecord({
      questionId: 101 + index,
      submoduleId: 1,
      difficulty: index < 12 ? 'Easy' : 'Hard',
      word: `wo<&rd${index}`,
    }),
  ),
);
const publicUrl = 'https://rehearse.example';

/** What the schema of course structures asks for, as far as one unit needs it. */
function structureIn(archive: Uint8Array) {
  const entries = unzipSync(archive);
  expect(Object.keys(entries)).toEqual(['cmi5.xml']);
  const root = readXml(strFromU8(entries['cmi5.xml'] as Uint8Array));
  const namesOf = ({ children }: XmlElement) => children.map(({ name }) => name);
  expect(root.name).toBe('courseStructure');
  expect(root.attributes).toEqual({ xmlns: 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd' });
  expect(namesOf(root)).toEqual(['course', 'au']);
  const [course, au] = root.children as [XmlElement, XmlElement];
  expect(namesOf(course)).toEqual(['title', 'description']);
  expect(namesOf(au)).toEqual(['title', 'description', 'url', 'launchParameters']);
  for (const { children } of [...course.children, ...au.children.slice(0, 2)]) {
    expect(children.length).toBeGreaterThan(0);
    for (const text of children) {
      expect([text.name, Object.keys(text.attributes)]).toEqual(['langstring', ['lang']]);
      expect(text.text.trim()).not.toBe('');
    }
  }
  expect(Object.keys(course.attributes)).toEqual(['id']);
  expect(new Set(Object.keys(au.attributes))).toEqual(new Set(['id', 'launchMethod', 'moveOn', 'masteryScore']));
  expect(URL.canParse(String(course.attributes['id'])) && URL.canParse(String(au.attributes['id']))).toBe(true);
  expect(au.attributes['id']).not.toBe(course.attributes['id']);
  const textsOf = (element: XmlElement | undefined) =>
    Object.fromEntries((element?.children ?? []).map(({ attributes, text }) => [attributes['lang'], text]));
  return {
    id: course.attributes['id'],
    au: au.attributes,
    title: textsOf(course.children[0]),
    description: textsOf(course.children[1]),
    url: au.children[2]?.text,
    parameters: JSON.parse(au.children[3]?.text ?? '') as { version: number; questions: Record<string, unknown>[] },
  };
}

describe.each(storeKinds)('npm run cmi5 on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(server.deps, bank);
  });
  afterAll(() => server?.close());

  const run = (...args: string[]) =>
    cmi5Command({ db: server.deps.db, config: { publicUrl, cmi5Origins: ['https://lms.example'] } }, args);
  const made = async (...args: string[]) => {
    rmSync(out, { force: true });
    const text = await run('--out', out, '--title', 'Words & more', ...args);
    return { text, ...structureIn(readFileSync(out)) };
  };
  const idsOf = ({ parameters }: { parameters: { questions: Record<string, unknown>[] } }) =>
    parameters.questions.map((question) => question['questionId']);

  it('packages chosen questions, as they are served, for the launch page of this server', async () => {
    const course = await made(
      '--questions',
      '103, 101',
      '--title-zh',
      '单词',
      '--mastery',
      '0.75',
      '--move-on',
      'Passed',
    );
    expect(course.text).toBe(
      `${out}: 2 questions of Read & Select, launched at ${publicUrl}/cmi5\nCourse ${course.id}`,
    );
    expect(course.title).toEqual({ en: 'Words & more', 'zh-Hans': '单词' });
    expect(course.description).toEqual({ en: 'Practice of English: 2 questions.' });
    expect(course.url).toBe(`${publicUrl}/cmi5`);
    expect(course.au).toMatchObject({ launchMethod: 'AnyWindow', moveOn: 'Passed', masteryScore: '0.75' });
    expect(course.parameters).toMatchObject({
      version: 1,
      questions: [
        { questionId: 103, submoduleId: 1, word: 'wo<&rd2' },
        { questionId: 101, submoduleId: 1, word: 'wo<&rd0' },
      ],
    });
  });

  it('packages a drill of a type and level, spread over all there are, the same each time', async () => {
    const course = await made('--drill', 'read-and-select', '--level', 'easy', '--count', '4');
    expect(idsOf(course)).toEqual([102, 105, 108, 111]);
    expect((await made('--drill', '1', '--level', 'easy', '--count', '4')).id).toBe(course.id);
    expect(idsOf(await made('--drill', '1'))).toHaveLength(10);
    expect((await made('--drill', '1', '--id', 'urn:x-school:words')).id).toBe('urn:x-school:words');
  });

  it('packages questions of a file', async () => {
    const file = path.join(folder, 'questions.json');
    writeFileSync(file, JSON.stringify([{ type: 'read-and-select', word: 'harbor', correct: true }]));
    expect((await made('--file', file)).parameters.questions).toEqual([
      { type: 'read-and-select', word: 'harbor', correct: true },
    ]);
    writeFileSync(file, JSON.stringify([{ type: 'read-and-select' }]));
    await expect(made('--file', file)).rejects.toThrow('Question 1: /word is missing');
    writeFileSync(file, '[');
    await expect(made('--file', file)).rejects.toThrow('is no JSON');
  });

  it('says that the server takes no launches yet', async () => {
    const config = { publicUrl, cmi5Origins: [] };
    const args = ['--out', out, '--title', 'Words', '--questions', '101'];
    expect(await cmi5Command({ db: server.deps.db, config }, args)).toContain('CMI5_ORIGINS');
  });

  it.each([
    [['--title', 'x', '--drill', '1'], '--out must name a file'],
    [['--out', out, '--drill', '1'], 'needs a --title'],
    [['--out', out, '--title', 'x'], 'one of --drill, --questions and --file'],
    [['--out', out, '--title', 'x', '--drill', '1', '--questions', '101'], 'one of --drill'],
    [['--out', out, '--title', 'x', '--questions', '101', '--count', '3'], 'belong to --drill'],
    [['--out', out, '--title', 'x', '--questions', '999'], 'There is no question 999'],
    [['--out', out, '--title', 'x', '--questions', 'one'], '"one" is not a whole number'],
    [['--out', out, '--title', 'x', '--drill', 'singing'], 'no type "singing"'],
    [['--out', out, '--title', 'x', '--drill', '1', '--level', 'toString'], 'is not a level'],
    [['--out', out, '--title', 'x', '--drill', '1', '--count', '50'], 'only 20 such questions'],
    [['--out', out, '--title', 'x', '--drill', '1', '--mastery', '80'], 'no share from 0 to 1'],
    [['--out', out, '--title', 'x', '--drill', '1', '--move-on', 'Later'], 'is none of Passed'],
    [['--out', out, '--title', 'x', '--drill', '1', '--id', 'words'], 'is no IRI'],
    [['--paint'], "Unknown option '--paint'"],
  ])('%j is explained, and nothing is written', async (args, message) => {
    rmSync(out, { force: true });
    await expect(run(...args)).rejects.toThrow(message);
    expect(() => readFileSync(out)).toThrow('ENOENT');
  });
});
