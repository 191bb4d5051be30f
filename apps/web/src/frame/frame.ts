import '@rehearse/embed/element';
import type { Answered, EmbedError, RehearseQuestion } from '@rehearse/embed/element';
import { findLanguage, tagOf } from '@rehearse/languages';
import { type FrameEvent, type FrameMessage, frameProtocol, readHostMessage } from '@rehearse/question-data/frame';
import { hostOrigin } from './host-origin.ts';

/** What the server puts on the page. */
interface Content {
  ancestors: string[];
  question: { questionId: number };
}

const bare = new CSSStyleSheet();
bare.replaceSync('body { margin: 0 } rehearse-question { display: block }');
document.adoptedStyleSheets = [bare];

const { ancestors, question } = JSON.parse(document.querySelector('#frame')?.textContent ?? '') as Content;
const element = document.querySelector('rehearse-question') as RehearseQuestion;
const host = hostOrigin(
  { isFramed: parent !== window, ancestorOrigins: location.ancestorOrigins, referrer: document.referrer },
  [location.origin, ...ancestors],
);

function tell(event: FrameEvent): void {
  if (host === null) return;
  const message: FrameMessage = { source: 'rehearse', version: frameProtocol, ...event };
  parent.postMessage(message, host);
}

const tellHeight = () =>
  tell({ type: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });

function setTheme(theme: 'auto' | 'light' | 'dark'): void {
  element.setAttribute('theme', theme);
  // the canvas of the page, which is behind the question
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme === 'auto' ? 'light dark' : theme);
}

function setLocale(locale: string): void {
  const language = findLanguage(locale);
  if (!language) return;
  element.setAttribute('locale', language);
  document.documentElement.lang = tagOf(language);
}

element.addEventListener('answered', (event) => {
  const { file: _file, ...answered } = (event as CustomEvent<Answered>).detail;
  tell({ type: 'answered', answered });
});
element.addEventListener('error', (event) => {
  const { code, message } = (event as unknown as CustomEvent<EmbedError>).detail;
  tell({ type: 'error', code, message });
});

addEventListener('message', ({ source, origin, data }) => {
  if (host === null || source !== parent || origin !== host) return;
  const request = readHostMessage(data);
  if (request?.type === 'start') element.setAttribute('start', 'now');
  if (request?.type === 'theme') setTheme(request.theme);
  if (request?.type === 'locale') setLocale(request.locale);
  if (request?.type === 'measure') tellReady();
});

function tellReady(): void {
  tell({ type: 'ready', questionId: question.questionId });
  tellHeight();
}

element.data = question;
tellReady();
new ResizeObserver(tellHeight).observe(document.documentElement);
