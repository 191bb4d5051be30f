import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, tagOf } from '@rehearse/languages';
import { escapeMarkup } from '@rehearse/question-data/frame';

/** What the build of the web app says about a page that isn't part of the app. */
export interface PageBuild {
  /** Path of its module. */
  script: string;
}

/** What the build says about a page; null if it isn't built. */
export function readPageBuild(webFolder: string, name: 'frame' | 'cmi5'): PageBuild | null {
  const file = path.join(webFolder, 'pages', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageBuild) : null;
}

/** The beginning of a page that isn't part of the app, up to the end of its title. */
export const barePageHead = (language: Language, title: string, colorScheme = 'light dark') => `<!doctype html>
<html lang="${tagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${colorScheme}">
<title>${escapeMarkup(title)}</title>`;

/** JSON inside a script element: `<` could end it. */
export const jsonInMarkup = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page that says one sentence. */
export const sentencePage = (language: Language, text: string) => `${barePageHead(language, text)}
</head>
<body><p>${escapeMarkup(text)}</p></body>
</html>
`;

/** A page in the reader's language. */
export const htmlReply = (status: number, html: string) =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Cookie',
    },
  });
