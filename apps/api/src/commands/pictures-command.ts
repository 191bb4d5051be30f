import path from 'node:path';
import { parseArgs } from 'node:util';
import { byLanguage, infoOf, type Language, languages } from '@rehearse/languages';
import type { z } from 'zod';
import type { ImportDeps, ImportProgress } from '../services/packs/index.ts';
import {
  addPictures,
  listFile,
  neededFields,
  PictureError,
  photographLimits,
  pictureFieldsSchema,
  readPictureList,
  readSample,
  removePicture,
  storedPictures,
} from '../services/pictures/index.ts';
import { neededLanguages, optionOf } from './language-options.ts';

const languageOptions = ['alt', 'why'] as const;
const plainOptions = ['name', 'licence', 'credit', 'source', 'sample', 'written', 'level'] as const;

const line = (option: string, meaning: string) => `  ${`--${option}`.padEnd(22)}${meaning}`;
const inLanguage = (language: Language) => `in ${infoOf(language).englishName}`;

/** Help text of the command. */
export const picturesHelp = `Photographs of your own, for Speak About the Photo and Write About the Photo.

  npm run pictures -- list
  npm run pictures -- add FILE --name NAME --licence TEXT --credit TEXT --source URL
      ${neededLanguages.map((language) => `--${optionOf('alt', language)} TEXT`).join(' ')} --sample FILE|TEXT [options]
  npm run pictures -- import FOLDER
  npm run pictures -- remove NAME

FILE is ${photographLimits}.
It is shown upright and without its metadata. A name that is already there is updated. "import" adds the photographs that
FOLDER/${listFile} lists, with the same fields and "file", once all of them are right.

${line('name NAME', 'its name here, of small letters, digits, hyphens and underscores')}
${line('licence TEXT', 'its license, such as "CC BY 4.0"')}
${line('credit TEXT', 'who made it')}
${line('source URL', 'where it is from')}
${languages.map((language) => line(`${optionOf('alt', language)} TEXT`, `what it shows, without giving the answer away, ${inLanguage(language)}`)).join('\n')}
${line('sample FILE|TEXT', 'a sample answer, which is also spoken')}
${line('written FILE|TEXT', 'another sample answer for the written question')}
${line('level LEVEL', 'easy, medium or hard; default medium')}
${languages.map((language) => line(`${optionOf('why', language)} TEXT`, `what makes a good answer, ${inLanguage(language)}`)).join('\n')}`;

const options: Record<string, { type: 'string' }> = Object.fromEntries(
  [...plainOptions, ...languageOptions.flatMap((name) => languages.map((language) => optionOf(name, language)))].map(
    (name) => [name, { type: 'string' }],
  ),
);

type Values = Readonly<Record<string, string | undefined>>;

/** Whether the arguments ask for help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((argument) => ['--help', '-h', 'help'].includes(argument));

const seeHelp = 'See "npm run pictures -- help".';

function parsed(args: string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new PictureError(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

const isLanguageOption = (field: string): field is (typeof languageOptions)[number] =>
  languageOptions.some((name) => name === field);

/** The options of a field that must be given. */
const optionsOf = (field: string) =>
  isLanguageOption(field) ? neededLanguages.map((language) => optionOf(field, language)) : [field];

function fieldsOf(values: Values): z.infer<typeof pictureFieldsSchema> {
  const given = [
    ...neededFields,
    ...languageOptions.filter((name) => optionsOf(name).some((option) => values[option])),
  ];
  const missing = [...new Set(given.flatMap(optionsOf))].filter((option) => !values[option]?.trim());
  if (missing.length > 0)
    throw new PictureError(
      `A photograph is shown only with all that learners need. Missing: ${missing.map((option) => `--${option}`).join(', ')}. ${seeHelp}`,
    );
  const translated = Object.fromEntries(
    languageOptions.flatMap((name) => {
      const texts = byLanguage((language) => values[optionOf(name, language)]);
      const said = Object.entries(texts).filter(([, text]) => text !== undefined);
      return said.length > 0 ? [[name, Object.fromEntries(said)]] : [];
    }),
  );
  const plain = Object.fromEntries(
    plainOptions.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  const checked = pictureFieldsSchema.safeParse({ ...plain, ...translated });
  if (checked.success) return checked.data;
  throw new PictureError(
    checked.error.issues.map(({ path: [field], message }) => `--${String(field)}: ${message}`).join('\n'),
  );
}

async function add(deps: ImportDeps, file: string | undefined, values: Values): Promise<string> {
  if (file === undefined) throw new PictureError(`Which file? ${seeHelp}`);
  const { sample, written, ...fields } = fieldsOf(values);
  const folder = process.cwd();
  const spoken = await readSample(sample, { folder, field: '--sample' });
  const forWriting = written === undefined ? spoken : await readSample(written, { folder, field: '--written' });
  const { updated } = await addPictures(deps, [{ ...fields, file, spoken, written: forWriting }]);
  const stored = (await storedPictures(deps.db)).find(({ name }) => name === fields.name);
  return `"${fields.name}" was ${updated > 0 ? 'updated' : 'added'}: questions ${stored?.questionIds.speaking} and ${stored?.questionIds.writing}.`;
}

async function importFolder(deps: ImportDeps, folder: string | undefined, onProgress: ImportProgress): Promise<string> {
  if (folder === undefined) throw new PictureError(`Which folder? ${seeHelp}`);
  const pictures = await readPictureList(path.resolve(folder), onProgress);
  const { added, updated } = await addPictures(deps, pictures, onProgress);
  return `Photographs: ${added} added, ${updated} updated.`;
}

async function remove(deps: ImportDeps, name: string | undefined): Promise<string> {
  if (name === undefined) throw new PictureError(`Which photograph? ${seeHelp}`);
  await removePicture(deps, name);
  return `"${name}", its files and its questions were removed. Learners keep their answers to them.`;
}

async function list({ db }: ImportDeps): Promise<string> {
  const pictures = await storedPictures(db);
  if (pictures.length === 0) return 'There are no photographs of your own yet. Add one with "npm run pictures -- add".';
  return pictures
    .map(({ name, alt, credit: { creator, licence, source }, questionIds: { speaking, writing } }) => {
      const texts = languages.flatMap((language) => alt[language] ?? []).join(' / ');
      return `${name}\tquestions ${speaking}, ${writing}\t${texts}\t${creator}, ${licence}, ${source}`;
    })
    .join('\n');
}

/**
 * Runs a pictures command.
 *
 * @returns the text to print
 * @throws PictureError when the command is invalid or fails; nothing was changed then
 */
export async function picturesCommand(
  deps: ImportDeps,
  args: string[],
  onProgress: ImportProgress = () => {},
): Promise<string> {
  const { values, positionals } = parsed(args);
  const [verb, subject] = positionals;
  switch (verb) {
    case 'list':
      return list(deps);
    case 'add':
      return add(deps, subject, values);
    case 'import':
      return importFolder(deps, subject, onProgress);
    case 'remove':
      return remove(deps, subject);
    default:
      throw new PictureError(`Unknown command "${verb}". ${seeHelp}`);
  }
}
