import type { ByLanguage, Language } from '@rehearse/languages';
import { escapeMarkup } from '@rehearse/question-data/frame';
import { askedLanguage } from '../../http/asked-language.ts';
import {
  barePageHead,
  htmlReply,
  jsonInMarkup,
  type PageBuild,
  readPageBuild,
  sentencePage,
} from '../../http/bare-page.ts';
import type { Page } from '../../http/route.ts';

const texts: Record<'title' | 'closed' | 'noScript' | 'notBuilt', ByLanguage<string>> = {
  title: { en: 'Practice for your course', zh: '课程练习' },
  closed: { en: 'This site takes no launches from courses.', zh: '本网站不接受来自课程的练习。' },
  noScript: { en: 'This page needs JavaScript.', zh: '此页面需要启用 JavaScript。' },
  notBuilt: { en: 'The web app of this server is not built.', zh: '这台服务器的网页应用尚未构建。' },
};

const launchHtml = (language: Language, build: PageBuild, content: { origins: string[] }) =>
  `${barePageHead(language, texts.title[language])}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<noscript>${texts.noScript[language]}</noscript>
<script id="content" type="application/json">${jsonInMarkup(content)}</script>
<script type="module" src="${escapeMarkup(build.script)}"></script>
</body>
</html>
`;

/**
 * `GET /cmi5`: the page that courses launch. It has no session: who the learner is, the questions and where the results go
 * are the learning management system's.
 */
const launchPage: Page = {
  method: 'GET',
  path: '/cmi5',
  handler({ deps: { config }, request }) {
    const language = askedLanguage(request);
    if (config.cmi5Origins.length === 0) return htmlReply(404, sentencePage(language, texts.closed[language]));
    const build = readPageBuild(config.webFolder, 'cmi5');
    if (!build) return htmlReply(503, sentencePage(language, texts.notBuilt[language]));
    return htmlReply(200, launchHtml(language, build, { origins: config.cmi5Origins }));
  },
};

/** Drills that courses launch by cmi5. */
export const pages: Page[] = [launchPage];
