import type { ArticleView } from './article.types.ts';

/** A text with all supported Markdown, as compiled by the site's build. */
const html = `<p>A C-test takes <em>half</em> of every second word away. See the <a href="/practice">practice pages</a>, or the
<a href="https://www.cambridge.org/" rel="noopener noreferrer">publisher</a>.</p>
<h2 id="how-it-works"><a href="#how-it-works">How it works</a></h2>
<ul><li>The first sentence is whole.</li><li>Then every second word loses its <strong>second half</strong>.</li></ul>
<h3 id="letters"><a href="#letters">Letters</a></h3>
<ol><li>Read on to the end.</li><li>Fill what you know.</li></ol>
<h2 id="in-numbers"><a href="#in-numbers">In numbers</a></h2>
<div data-frame tabindex="0" role="group" aria-labelledby="in-numbers"><table>
<thead><tr><th scope="col">What</th><th scope="col">This test</th><th scope="col">The other test</th><th scope="col">Where it is published</th></tr></thead>
<tbody><tr><th scope="row">Time for one text</th><td>3 minutes</td><td>No such task</td><td>The owner's manual</td></tr>
<tr><th scope="row">Texts in a test</th><td>3 to 6</td><td>None</td><td>The owner's manual</td></tr></tbody></table></div>
<h2 id="what-to-do"><a href="#what-to-do">What to do</a></h2>
<blockquote><p>Read first. Then write.</p></blockquote>
<h2 id="what-not-to-do"><a href="#what-not-to-do">What not to do</a></h2>
<p>Don't leave a box empty: an empty box is wrong in any case.</p>`;

export const article: ArticleView = {
  title: 'How to read half a word',
  language: 'en',
  intro: 'The C-test looks like a riddle. It is a test of reading, and can be practised as one.',
  html,
  headings: [
    { id: 'how-it-works', text: 'How it works', level: 2 },
    { id: 'letters', text: 'Letters', level: 3 },
    { id: 'in-numbers', text: 'In numbers', level: 2 },
    { id: 'what-to-do', text: 'What to do', level: 2 },
    { id: 'what-not-to-do', text: 'What not to do', level: 2 },
  ],
  minutes: 4,
  date: '2026-09-01',
  author: 'Rehearse',
};

export const shortArticle: ArticleView = {
  title: 'How refunds work',
  language: 'en',
  html: '<p>Write to us. We answer within two working days.</p>',
  headings: [],
  updated: '2026-09-01',
};

export const chineseArticle: ArticleView = {
  ...article,
  title: '只给半个词，怎么读',
  language: 'zh',
  intro: 'C-test 看起来像猜谜，考的其实是阅读，也可以当阅读来练。',
  html: `<p>从第二句起，每隔一个词就<em>去掉后一半</em>。先到<a href="/practice">练习页</a>看一看。</p>
<h2 id="how-it-works"><a href="#how-it-works">怎么出题</a></h2><p>首句和末句是完整的，中间的空格要靠上下文来补。</p>
<h2 id="in-numbers"><a href="#in-numbers">几个数字</a></h2>
<div data-frame tabindex="0" role="group" aria-labelledby="in-numbers"><table><thead><tr><th scope="col">项目</th><th scope="col">本考试</th></tr></thead><tbody><tr><th scope="row">一篇的时间</th><td>3 分钟</td></tr></tbody></table></div>
<h2 id="what-to-do"><a href="#what-to-do">该做什么</a></h2><p>先通读，再动笔。</p>
<h2 id="what-not-to-do"><a href="#what-not-to-do">不该做什么</a></h2><p>不要空着：空着一定算错。</p>`,
  headings: [
    { id: 'how-it-works', text: '怎么出题', level: 2 },
    { id: 'in-numbers', text: '几个数字', level: 2 },
    { id: 'what-to-do', text: '该做什么', level: 2 },
    { id: 'what-not-to-do', text: '不该做什么', level: 2 },
  ],
};
