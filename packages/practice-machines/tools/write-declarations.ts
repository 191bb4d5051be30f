/**
 * Last step of the build: writes the declarations, one for each source file. TypeScript 7 takes seconds for what tsup's bundler
 * of declarations takes a minute, because the types of the machines are large. Two things are corrected in them:
 *
 * - A name such as `./timer.ts` becomes `./timer.js`, the file that is published.
 * - XState infers the children of a machine as `{ [x: string]: A; known?: B }`, which a declaration file may not say, because
 *   `B` is no `A` (TS2411). What is meant is `{ [x: string]: A } & { known?: B }`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const root = path.dirname(import.meta.dirname);

interface Edit {
  from: number;
  to: number;
  text: string;
}

function emit(): void {
  const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
  const compiler = path.join(path.dirname(manifest), 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.declarations.json'], { cwd: root, stdio: 'inherit' });
}

/** The published name of a source file that is imported. */
function renamed(name: ts.Node): Edit[] {
  if (!ts.isStringLiteral(name) || !/^\..*\.ts$/.test(name.text)) return [];
  return [{ from: name.end - '.ts'.length - 1, to: name.end - 1, text: '.js' }];
}

/** An object type of actors by any name and by known ones, as two types. */
function split(node: ts.TypeLiteralNode): Edit[] {
  const [first, second] = node.members;
  if (!first || !second || !ts.isIndexSignatureDeclaration(first)) return [];
  if (!first.type.getText().includes('ActorRef')) return [];
  const insert = (at: number, text: string) => ({ from: at, to: at, text });
  return [insert(node.getStart(), '('), insert(first.end, ' } & {'), insert(node.end, ')')];
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isImportDeclaration(node)) return renamed(node.moduleSpecifier);
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return renamed(node.moduleSpecifier);
  const own: Edit[] = [];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) own.push(...renamed(node.argument.literal));
  if (ts.isTypeLiteralNode(node)) own.push(...split(node));
  ts.forEachChild(node, (child) => void own.push(...editsOf(child)));
  return own;
}

function corrected(text: string): string {
  const file = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest, true);
  return editsOf(file)
    .sort((a, b) => b.from - a.from)
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text);
}

emit();
for (const name of globSync('**/*.d.ts', { cwd: path.join(root, 'dist') })) {
  const file = path.join(root, 'dist', name);
  writeFileSync(file, corrected(readFileSync(file, 'utf8')));
}
