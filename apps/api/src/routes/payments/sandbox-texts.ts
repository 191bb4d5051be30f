import { readFileSync } from 'node:fs';
import { byLanguage } from '@rehearse/languages';
import type english from '../../../locales/en/sandbox.json';

/** Texts of the sandbox page, with `{{places}}` to fill. */
export type SandboxTexts = typeof english;

const folder = new URL('../../../locales/', import.meta.url);

export const sandboxTexts = byLanguage<SandboxTexts>((language) =>
  JSON.parse(readFileSync(new URL(`${language}/sandbox.json`, folder), 'utf8')),
);

/** Puts a value into every place of a text. */
export const filled = (text: string, value: string | number): string => text.replace(/\{\{\w+\}\}/g, String(value));
