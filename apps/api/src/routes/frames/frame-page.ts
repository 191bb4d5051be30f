import type { ByLanguage, Language } from '@rehearse/languages';
import { escapeMarkup } from '@rehearse/question-data/frame';
import { barePageHead, jsonInMarkup, type PageBuild, sentencePage } from '../../http/bare-page.ts';

const themes = ['light', 'dark'] as const;

export interface FramePage {
  language: Language;
  /** Of the address; unknown ones are ignored. */
  theme: string | null;
  mode: string | null;
  title: string;
  /** Address of the oEmbed reply about this page. */
  oembed: string;
  build: PageBuild;
  /** What the script of the frame reads. */
  content: { ancestors: string[]; question: object };
}

const texts: Record<'closed' | 'unknown' | 'noScript' | 'notBuilt', ByLanguage<string>> = {
  closed: { en: 'This question can’t be shown here.', zh: '这道题不能在这里显示。' },
  unknown: { en: 'There is no such question.', zh: '没有这道题。' },
  noScript: { en: 'This question needs JavaScript.', zh: '这道题需要启用 JavaScript。' },
  notBuilt: { en: 'The web app of this server is not built.', zh: '这台服务器的网页应用尚未构建。' },
};

/** The page in a frame. Nothing of the app is on it but the element that shows one question. */
export function framePage({ language, mode, title, oembed, build, content, ...given }: FramePage): string {
  const theme = themes.find((each) => each === given.theme);
  const attributes = Object.entries({ locale: language, theme, mode: mode ?? undefined, storage: 'rehearse-frame' })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${escapeMarkup(value)}"`))
    .join(' ');
  return `${barePageHead(language, title, theme)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembed)}" title="${escapeMarkup(title)}">
</head>
<body>
<rehearse-question ${attributes}></rehearse-question>
<noscript>${texts.noScript[language]}</noscript>
<script id="frame" type="application/json">${jsonInMarkup(content)}</script>
<script type="module" src="${escapeMarkup(build.script)}"></script>
</body>
</html>
`;
}

/** The page of a frame that has no question. */
export function emptyFrame(language: Language, why: 'closed' | 'unknown' | 'notBuilt'): string {
  return sentencePage(language, texts[why][language]);
}
