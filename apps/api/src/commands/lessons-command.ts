import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  byLanguage,
  infoOf,
  type Language,
  type LocalizedText,
  languages,
  type PerLanguage,
} from '@rehearse/languages';
import {
  addLesson,
  changeLesson,
  type LessonDeps,
  LessonError,
  type LessonExtras,
  maxVideoBytes,
  removeLesson,
  storedLessons,
} from '../services/lessons/index.ts';
import { neededLanguages, optionOf } from './language-options.ts';

const languageOptions = ['title', 'description', 'captions'] as const;
type LanguageOption = (typeof languageOptions)[number];

const languageHelp = (language: Language) => {
  const line = (name: LanguageOption, value: string, meaning: string) =>
    `  ${`--${optionOf(name, language)} ${value}`.padEnd(25)}${meaning}`;
  const inLanguage = `in ${infoOf(language).englishName}`;
  return [
    line('title', 'TEXT', `title ${inLanguage}`),
    line('description', 'TEXT', `a sentence on what it teaches, ${inLanguage}`),
    line('captions', 'FILE', `captions ${inLanguage}, WebVTT; "none" takes them away`),
  ].join('\n');
};

/** Help text of the command. */
export const lessonsHelp = `The video lessons of /courses.

  npm run lessons -- list
  npm run lessons -- add FILE ${languages.map((language) => `--${optionOf('title', language)} TEXT`).join(' ')} [options]
  npm run lessons -- change NUMBER [--video FILE] [options]
  npm run lessons -- remove NUMBER

FILE is a WebM or MP4 video of at most ${maxVideoBytes / 1024 / 1024} MB; it is copied to the file store.

${languages.map(languageHelp).join('\n')}
  --poster FILE            a JPEG to show before it plays; "none" takes it away
  --position N             place in the list, from 1; default the end
  --video FILE             another video for a lesson (change only)`;

const options: Record<string, { type: 'string' }> = {
  ...Object.fromEntries(
    languageOptions.flatMap((name) =>
      languages.map((language) => [optionOf(name, language), { type: 'string' }] as const),
    ),
  ),
  poster: { type: 'string' },
  position: { type: 'string' },
  video: { type: 'string' },
};

type Values = Readonly<Record<string, string | undefined>>;

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

const given = (values: Values, name: LanguageOption) =>
  byLanguage((language) => values[optionOf(name, language)]?.trim());

const neededTitles = neededLanguages.map((language) => `in ${infoOf(language).englishName}`).join(' and ');

function titleOf(values: Values): LocalizedText {
  const titles = given(values, 'title');
  const missing = neededLanguages.find((language) => !titles[language]);
  if (missing)
    throw new LessonError(`--${optionOf('title', missing)} is needed: a lesson has a title ${neededTitles}.`);
  return { ...titles, en: titles.en ?? '' };
}

const descriptionOf = (values: Values): LocalizedText =>
  byLanguage((language) => values[optionOf('description', language)] ?? '');

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

const captionsOf = async (values: Values): Promise<PerLanguage<Uint8Array | null | undefined>> =>
  Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [language, await fileOf(values[optionOf('captions', language)])] as const),
    ),
  );

const extrasOf = async (values: Values): Promise<LessonExtras> => ({
  captions: await captionsOf(values),
  poster: await fileOf(values['poster']),
});

const positionOf = ({ position }: Values) => (position === undefined ? undefined : wholeNumber(position, '--position'));

async function list(deps: LessonDeps): Promise<string> {
  const lessons = await storedLessons(deps.db);
  if (lessons.length === 0)
    return 'There are no lessons yet. Add one with "npm run lessons -- add FILE --title … --title-zh …".';
  return lessons
    .map((lesson) => {
      const withCaptions = languages.filter((language) => lesson.captions[language] !== undefined);
      const captions = withCaptions.map((language) => infoOf(language).englishName).join(' and ');
      const titles = languages.flatMap((language) => lesson.title[language] ?? []).join(' / ');
      const size = `${(Number(lesson.bytes) / 1024 / 1024).toFixed(1)} MB`;
      return `${lesson.lesson_id}\tplace ${lesson.position}\t${titles}\t${lesson.media_type}, ${size}, captions: ${captions || 'none'}`;
    })
    .join('\n');
}

async function add(deps: LessonDeps, file: string | undefined, values: Values): Promise<string> {
  if (file === undefined) throw new LessonError(`Which file? ${seeHelp}`);
  const lessonId = await addLesson(deps, {
    title: titleOf(values),
    description: descriptionOf(values),
    position: positionOf(values),
    video: await videoBytes(file),
    extras: await extrasOf(values),
  });
  return `Lesson ${lessonId} was added.`;
}

async function change(deps: LessonDeps, number: string | undefined, values: Values): Promise<string> {
  const lessonId = wholeNumber(number ?? '', 'NUMBER');
  await changeLesson(deps, lessonId, {
    title: given(values, 'title'),
    description: given(values, 'description'),
    position: positionOf(values),
    video: values['video'] === undefined ? undefined : await videoBytes(values['video']),
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
