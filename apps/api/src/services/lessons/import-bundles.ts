import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { translatedSchema } from '@rehearse/content';
import { languages } from '@rehearse/languages';
import { parse } from 'yaml';
import { z } from 'zod';
import { addLesson } from './add.ts';
import { changeLesson } from './change.ts';
import { LessonError } from './lesson-error.ts';
import type { LessonDeps } from './store-files.ts';

/** A text or a file's name in each language, as content has them. */
const translated = translatedSchema(z.string().min(1));
const bundleSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z0-9-]+$/),
    title: translated,
    description: translated,
    video: z.string(),
    captions: translated,
    poster: z.string(),
  }),
);

type Bundle = z.infer<typeof bundleSchema>[number];

async function readBundle(folder: string, bundle: Bundle) {
  const read = (name: string) => readFile(path.join(folder, path.basename(name)));
  const video = await read(bundle.video);
  const captions = await Promise.all(
    languages.flatMap((language) => {
      const name = bundle.captions[language];
      return name === undefined ? [] : [read(name).then((bytes) => [language, bytes] as const)];
    }),
  );
  const poster = await read(bundle.poster);
  const hash = createHash('sha256').update(JSON.stringify(bundle));
  for (const bytes of [video, ...captions.map(([, bytes]) => bytes), poster]) hash.update(bytes);
  const { title, description } = bundle;
  const extras = { captions: Object.fromEntries(captions), poster };
  return { lesson: { title, description, video, extras }, version: hash.digest('hex') };
}

async function importBundle(deps: LessonDeps, folder: string, bundle: Bundle): Promise<boolean> {
  const { name } = bundle;
  const { lesson, version } = await readBundle(folder, bundle);
  const known = await deps.db.selectFrom('lesson_bundles').selectAll().where('name', '=', name).executeTakeFirst();
  if (known?.version === version) return false;
  const stored = await deps.db
    .selectFrom('lessons')
    .select('lesson_id')
    .where('bundle_name', '=', name)
    .executeTakeFirst();
  if (stored) await changeLesson(deps, stored.lesson_id, lesson);
  else if (!known) await addLesson(deps, { ...lesson, bundleName: name });
  await deps.db
    .insertInto('lesson_bundles')
    .values({ name, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
  return stored !== undefined || !known;
}

/**
 * Imports the bundled lessons (`lessons.yaml` in the folder) that are new or have changed. A lesson that the operator has
 * removed is not imported again.
 *
 * @returns the names of the imported lessons
 * @throws LessonError when `lessons.yaml` is invalid
 */
export async function importLessonBundles(deps: LessonDeps, folder: string): Promise<string[]> {
  const list = path.join(folder, 'lessons.yaml');
  if (!existsSync(list)) return [];
  const checked = bundleSchema.safeParse(parse(await readFile(list, 'utf8')));
  if (!checked.success) throw new LessonError(`${list}: ${z.prettifyError(checked.error)}`);
  const imported: string[] = [];
  for (const bundle of checked.data) if (await importBundle(deps, folder, bundle)) imported.push(bundle.name);
  return imported;
}
