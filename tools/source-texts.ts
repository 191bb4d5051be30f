import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.dirname(import.meta.dirname);

/** Where texts are said: everything that is shown. Tests, stories and docs are read by developers. */
const shown = ['packages/ui/src/{components,practice,screens}/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'];
const notShown = /\.(test|stories|css|testing)\.tsx?$|\/testing\//;

/** A namespace of texts with its keys, plural forms as one. */
export interface Namespace {
  name: string;
  keys: ReadonlySet<string>;
}

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [before + name.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(text as object, `${before}${name}.`),
  );

/** Every namespace of the product in a language. */
export const namespacesOf = (language: string): Namespace[] =>
  globSync([`packages/ui/src/i18n/locales/${language}/*.json`, `apps/web/public/locales/${language}/*.json`], {
    cwd: root,
  }).map((file) => ({
    name: path.basename(file, '.json'),
    keys: new Set(keysOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)),
  }));

/** A key as the source writes it; what is put together while it runs matches anything in its open places. */
export interface WrittenKey {
  pattern: RegExp;
  text: string;
}

/** What one file says and asks for. */
export interface SourceTexts {
  file: string;
  /** Namespaces whose texts the file takes; none where it is handed the function that gives them. */
  namespaces: string[];
  /** First arguments of `t`. */
  asked: WrittenKey[];
  /** Every text in the source that may be a key. */
  mentioned: WrittenKey[];
  /** Words that a reader would see and that come from no locale file. */
  hardCoded: string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholeKey = (text: string): WrittenKey => ({ text, pattern: new RegExp(`^${escaped(text)}$`) });

function writtenKey(node: ts.Node): WrittenKey | null {
  if (ts.isStringLiteralLike(node)) return wholeKey(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return { text: parts.join('…'), pattern: new RegExp(`^${parts.map(escaped).join('.+')}$`) };
}

/** The keys that an argument may be, through a choice between several. */
function keysIn(node: ts.Expression): WrittenKey[] {
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysIn(node.expression);
  return [writtenKey(node) ?? []].flat();
}

const spokenAttributes = new Set(['label', 'title', 'description', 'placeholder', 'alt', 'aria-label', 'name', 'text']);
const isWords = (text: string) => /\p{L}{2,}/u.test(text);

/** The texts that an expression puts on the screen as they stand. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression);
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isBinaryExpression(node)) return wordsIn(node.right);
  return [];
}

function hardCodedIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) return wordsIn(node.expression);
  if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText())) return [];
  const value = node.initializer;
  // a name of a field or a route is no word for readers; one with a space or a capital is
  const isSpoken = (text: string) => node.name.getText() !== 'name' || /\s|\p{Lu}/u.test(text);
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [value.text].filter(isSpoken);
  return ts.isJsxExpression(value) && value.expression ? wordsIn(value.expression).filter(isSpoken) : [];
}

const isTranslate = (call: ts.CallExpression) =>
  (ts.isIdentifier(call.expression) && call.expression.text === 't') ||
  (ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 't');

/** Reads one file. */
export function readSource(file: string, source: string): SourceTexts {
  const texts: SourceTexts = { file, namespaces: [], asked: [], mentioned: [], hardCoded: [] };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (isTranslate(node) && first) texts.asked.push(...keysIn(first));
      const hook = ts.isIdentifier(node.expression) ? /^use(\w*)Translation$/.exec(node.expression.text) : null;
      if (hook) texts.namespaces.push(hook[1] === '' ? 'app' : (hook[1] ?? '').toLowerCase());
    }
    const key = writtenKey(node);
    if (key) texts.mentioned.push(key);
    texts.hardCoded.push(...hardCodedIn(node).filter(isWords));
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return texts;
}

/** Everything that is shown, file by file. */
export const readSources = (): SourceTexts[] =>
  globSync(shown, { cwd: root })
    .filter((file) => !notShown.test(file))
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
