import { readFileSync } from 'node:fs';
import { byLanguage } from '@rehearse/languages';
import type english from '../../../locales/en/lti.json';

/** Texts of the pages for schools' platforms, with `{{places}}` to fill. */
export type LtiTexts = typeof english;

const folder = new URL('../../../locales/', import.meta.url);

export const ltiTexts = byLanguage<LtiTexts>((language) =>
  JSON.parse(readFileSync(new URL(`${language}/lti.json`, folder), 'utf8')),
);
