import path from 'node:path';
import { type ImportReport, importPackFile, type KindReport } from '../services/packs/index.ts';
import { runOperatorCommand } from './operator-command.ts';
import { showProgress } from './show-progress.ts';

const line = (name: string, { added, changed, unchanged, kept }: KindReport) =>
  `${name.padEnd(10)} ${added} added, ${changed} changed, ${unchanged} unchanged, ${kept} not in the pack (unchanged)`;

function summary({ version, questions, words, clips, pictures, missingPictures }: ImportReport): string {
  return [
    `Content pack ${version}`,
    line('questions', questions),
    line('words', words),
    line('clips', clips),
    line('pictures', pictures),
    ...(missingPictures.length > 0 ? [`picture files not found: ${missingPictures.join(', ')}`] : []),
  ].join('\n');
}

await runOperatorCommand({
  plainErrors: ['PackError', 'PackConflictError'],
  noSuchFile: 'The pack does not exist',
  run: async (deps, { contentPack }) =>
    summary(await importPackFile(deps, path.resolve(process.argv[2] ?? contentPack), showProgress)),
});
