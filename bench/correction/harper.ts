/** `harper.js`, to compare with. It is fetched on demand (72 MB, Apache-2.0), so that nobody else has to install it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Corrector } from './corrector.ts';

const VERSION = '2.10.0';
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/harper');

/** The part of harper.js that is used here. */
interface Harper {
  LocalLinter: new (options: {
    binary: unknown;
    dialect: number;
  }) => {
    lint(
      text: string,
    ): Promise<
      { span(): { start: number; end: number }; suggestions(): { kind(): number; get_replacement_text(): string }[] }[]
    >;
  };
  Dialect: { American: number };
  SuggestionKind: { Replace: number; Remove: number; InsertAfter: number };
}

export async function loadHarper(): Promise<Corrector> {
  const installed = path.join(folder, 'node_modules/harper.js');
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `harper.js@${VERSION}`], { cwd: folder });
  }
  const load = (file: string) => import(pathToFileURL(path.join(installed, 'dist', file)).href);
  const { LocalLinter, Dialect, SuggestionKind } = (await load('index.js')) as Harper;
  const linter = new LocalLinter({ binary: (await load('binary.js')).binary, dialect: Dialect.American });
  return async (text) => {
    const lints = await linter.lint(text);
    return lints.map((lint) => {
      // harper counts code points
      const points = [...text];
      const at = (point: number) => points.slice(0, point).join('').length;
      const { start, end } = { start: at(lint.span().start), end: at(lint.span().end) };
      const written = text.slice(start, end);
      const fixes = lint.suggestions().map((suggestion) => {
        if (suggestion.kind() === SuggestionKind.Remove) return '';
        const replacement = suggestion.get_replacement_text();
        return suggestion.kind() === SuggestionKind.InsertAfter ? written + replacement : replacement;
      });
      return { start, end, fixes };
    });
  };
}
