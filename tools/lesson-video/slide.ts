import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { light } from '../../packages/ui/src/themes/light.ts';
import { font } from '../../packages/ui/src/tokens/index.ts';
import type { Lesson, Step } from './lesson.ts';

const { background, border, text, tone } = light.color;
const ui = createRequire(new URL('../../packages/ui/package.json', import.meta.url));

const face = (family: string, file: string) => {
  const data = readFileSync(ui.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
};
const faces = [
  face('Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  face('Source Serif 4 Variable', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
].join('');

const styles = `${faces}
*{box-sizing:border-box;margin:0}
body{width:1280px;height:720px;padding:64px 88px;background:${background.page};color:${text.primary};font-family:${font.interface};display:flex;flex-direction:column}
.kicker{font-size:26px;font-weight:600;color:${tone.primary.text}}
h1{margin-top:auto;margin-bottom:auto;font-size:88px;line-height:1.06;letter-spacing:-.03em;font-weight:650;max-width:15ch}
.note{font-size:44px;line-height:1.15;letter-spacing:-.02em;font-weight:650;margin-top:18px}
.card{margin-block:auto;padding:52px 60px;background:${background.surface};border:1px solid ${border.standard};border-radius:28px;font-family:${font.reading};font-size:43px;line-height:1.85;color:${text.passage}}
.gap{white-space:nowrap}
.box{display:inline-grid;place-items:center;width:1.02em;height:1.3em;margin-inline:2px;line-height:1;border:2px solid ${border.control};border-radius:8px;background:${background.surface};vertical-align:middle;margin-top:-.12em}
.filled .box{border-color:${tone.positive.solid};background:${tone.positive.soft};color:${tone.positive.text};font-weight:600}
.now .box{border-color:${tone.primary.solid};box-shadow:0 0 0 4px ${tone.primary.softHover}}
.now.filled .box{border-color:${tone.positive.solid};box-shadow:0 0 0 4px ${tone.positive.softHover}}
mark{background:${tone.attention.softHover};color:inherit;border-radius:4px;box-shadow:0 0 0 6px ${tone.attention.softHover},0 10px 0 ${tone.attention.solid}}
ol{margin-block:auto;padding:0;list-style:none;display:grid;gap:26px;font-size:46px;font-weight:550}
li{display:flex;gap:28px;align-items:center}
li b{display:grid;place-items:center;width:64px;height:64px;border-radius:50%;background:${tone.primary.soft};color:${tone.primary.text};font-size:30px}
footer{display:flex;gap:10px}
footer i{height:6px;flex:1;border-radius:3px;background:${border.standard}}
footer i.done{background:${tone.primary.solid}}`;

function passageHtml(lesson: Lesson, step: Step): string {
  let gap = -1;
  const marks = new Set(step.mark);
  const withMarks = (words: string) =>
    [...marks].reduce((html, part) => {
      const word = new RegExp(`(?<![\\w>])${part.replace(/[.]/g, '\\.')}(?![\\w<])`);
      if (!word.test(html)) return html;
      marks.delete(part);
      return html.replace(word, `<mark>${part}</mark>`);
    }, words);
  return lesson.passage
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const [, given = '', missing = ''] = /^\{(.+)\|(.+)\}$/.exec(part) ?? [];
      if (missing === '') return withMarks(part);
      gap += 1;
      const isFilled = step.fill?.includes(gap);
      const boxes = [...missing].map((letter) => `<span class="box">${isFilled ? letter : ''}</span>`).join('');
      const state = [isFilled && 'filled', step.blank === gap && 'now'].filter(Boolean).join(' ');
      return `<span class="gap ${state}">${given}${boxes}</span>`;
    })
    .join('');
}

function bodyHtml(lesson: Lesson, step: Step): string {
  const kicker = `<p class="kicker">${lesson.kicker.replace('&', '&amp;')}</p>`;
  if (step.show === 'title') return `${kicker}<h1>${lesson.title}</h1>`;
  if (step.show === 'summary') {
    const points = (step.points ?? []).map((point, index) => `<li><b>${index + 1}</b>${point}</li>`);
    return `${kicker}<ol>${points.join('')}</ol>`;
  }
  return `${kicker}<p class="note">${step.note ?? ''}</p><div class="card">${passageHtml(lesson, step)}</div>`;
}

/** Renders a step of a lesson as a page of 1280 × 720. */
export function slideHtml(lesson: Lesson, at: number): string {
  const step = lesson.steps[at];
  if (!step) throw new RangeError(`The lesson has no step ${at}.`);
  const progress = lesson.steps.map((_, index) => `<i class="${index <= at ? 'done' : ''}"></i>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style><body>${bodyHtml(lesson, step)}<footer>${progress}</footer></body></html>`;
}
