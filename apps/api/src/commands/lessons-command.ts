import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  addLesson,
  changeLesson,
  type LessonDeps,
  LessonError,
  type LessonExtras,
  lessonRows,
  maxVideoBytes,
  removeLesson,
} from '../services/lessons/index.ts';

/** Help text of the command. */
export const lessonsHelp = `The video lessons of /courses.

  npm run lessons -- list
  npm run lessons -- add FILE --title TEXT --title-zh TEXT [options]
  npm run lessons -- change NUMBER [--video FILE] [options]
  npm run lessons -- remove NUMBER

FILE is a WebM or MP4 video of at most ${maxVideoBytes / 1024 / 1024} MB; it is copied to the file store.

  --title TEXT             title in English
  --title-zh TEXT          title in Chinese
  --description TEXT       a sentence on what it teaches, in English
  --description-zh TEXT    the same in Chinese
  --captions FILE          English captions, WebVTT; "none" takes them away
  --captions-zh FILE       Chinese captions, WebVTT; "none" takes them away
  --poster FILE            a JPEG to show before it plays; "none" takes it away
  --position N             place in the list, from 1; default the end
  --video FILE             another video for a lesson (change only)`;

const options = {
  title: { type: 'string' },
  'title-zh': { type: 'string' },
  description: { type: 'string' },
  'description-zh': { type: 'string' },
  captions: { type: 'string' },
  'captions-zh': { type: 'string' },
  poster: { type: 'string' },
  position: { type: 'string' },
  video: { type: 'string' },
} as const;

type Values = { [Name in keyof typeof options]?: string };

/** Whether the arguments ask for help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((argument) => ['--help', '-h', 'help'].includes(argument));

const seeHelp = 'See "npm run lessons -- --help".';

function parsed(args: string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new LessonError(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

function wholeNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new LessonError(`${name} must be a whole number from 1, not "${text}".`);
  return Number(text);
}

const textOf = (values: Values, name: 'title' | 'title-zh'): string => {
  const text = values[name]?.trim();
  if (!text) throw new LessonError(`--${name} is needed: a lesson has a title in English and in Chinese.`);
  return text;
};

async function videoBytes(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size > maxVideoBytes)
    throw new LessonError(
      `The video has ${Math.ceil(size / 1024 / 1024)} MB, more than the limit of ${maxVideoBytes / 1024 / 1024} MB: compress it, or split it.`,
    );
  return readFile(file);
}

const fileOf = async (path: string | undefined) =>
  path === undefined ? undefined : path === 'none' ? null : await readFile(path);

const extrasOf = async (values: Values): Promise<LessonExtras> => ({
  captionsEn: await fileOf(values.captions),
  captionsZh: await fileOf(values['captions-zh']),
  poster: await fileOf(values.poster),
});

const positionOf = ({ position }: Values) => (position === undefined ? undefined : wholeNumber(position, '--position'));

async function list(deps: LessonDeps): Promise<string> {
  const rows = await lessonRows(deps.db);
  if (rows.length === 0)
    return 'There are no lessons yet. Add one with "npm run lessons -- add FILE --title … --title-zh …".';
  return rows
    .map((row) => {
      const captions = [row.captions_en && 'English', row.captions_zh && 'Chinese'].filter(Boolean).join(' and ');
      const size = `${(Number(row.bytes) / 1024 / 1024).toFixed(1)} MB`;
      return `${row.lesson_id}\tplace ${row.position}\t${row.title_en} / ${row.title_zh}\t${row.media_type}, ${size}, captions: ${captions || 'none'}`;
    })
    .join('\n');
}

async function add(deps: LessonDeps, file: string | undefined, values: Values): Promise<string> {
  if (file === undefined) throw new LessonError(`Which file? ${seeHelp}`);
  const lessonId = await addLesson(deps, {
    titleEn: textOf(values, 'title'),
    titleZh: textOf(values, 'title-zh'),
    descriptionEn: values.description ?? '',
    descriptionZh: values['description-zh'] ?? '',
    position: positionOf(values),
    video: await videoBytes(file),
    extras: await extrasOf(values),
  });
  return `Lesson ${lessonId} was added.`;
}

async function change(deps: LessonDeps, number: string | undefined, values: Values): Promise<string> {
  const lessonId = wholeNumber(number ?? '', 'NUMBER');
  await changeLesson(deps, lessonId, {
    titleEn: values.title,
    titleZh: values['title-zh'],
    descriptionEn: values.description,
    descriptionZh: values['description-zh'],
    position: positionOf(values),
    video: values.video === undefined ? undefined : await videoBytes(values.video),
    extras: await extrasOf(values),
  });
  return `Lesson ${lessonId} was changed.`;
}

async function remove(deps: LessonDeps, number: string | undefined): Promise<string> {
  const lessonId = wholeNumber(number ?? '', 'NUMBER');
  await removeLesson(deps, lessonId);
  return `Lesson ${lessonId} and its files were removed.`;
}

/**
 * Runs a lessons command.
 *
 * @returns the text to print
 * @throws LessonError when the command is invalid or fails; nothing was changed then
 */
export async function lessonsCommand(deps: LessonDeps, args: string[]): Promise<string> {
  const { values, positionals } = parsed(args);
  const [verb, subject] = positionals;
  switch (verb) {
    case 'list':
      return list(deps);
    case 'add':
      return add(deps, subject, values);
    case 'change':
      return change(deps, subject, values);
    case 'remove':
      return remove(deps, subject);
    default:
      throw new LessonError(`Unknown command "${verb}". ${seeHelp}`);
  }
}
