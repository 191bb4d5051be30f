import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectOptions } from './collect.ts';
import { inLayer } from './layer.ts';
import { buildSheets, type Sheet } from './sheets.ts';

const fileOf = (part: string) => `${part.replaceAll('/', '-')}.js`;

/** A module that joins its parts, so that a bundler has each shared part once. */
function moduleOf({ parts }: Sheet): string {
  const imports = parts.map(({ name }, index) => `import p${index} from './parts/${fileOf(name)}';`);
  const text = inLayer(parts.map((_, index) => `\${p${index}}`).join(''));
  return `${imports.join('\n')}\nexport default \`${text}\`;\n`;
}

/** Writes a module for each sheet, and one for each part, into a folder. */
export async function writeSheets(folder: string, options: CollectOptions): Promise<void> {
  const sheets = await buildSheets(options);
  await mkdir(path.join(folder, 'parts'), { recursive: true });
  const parts = new Map(sheets.flatMap((sheet) => sheet.parts).map(({ name, css }) => [name, css]));
  await Promise.all([
    ...[...parts].map(([name, css]) =>
      writeFile(path.join(folder, 'parts', fileOf(name)), `export default ${JSON.stringify(css)};\n`),
    ),
    ...sheets.map((sheet) => writeFile(path.join(folder, `${sheet.name}.js`), moduleOf(sheet))),
  ]);
}
