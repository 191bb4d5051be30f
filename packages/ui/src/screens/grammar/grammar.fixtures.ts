import type { ArticleView } from '../article/index.ts';
import type { LessonLink } from '../courses/index.ts';

export const grammarLessons: readonly LessonLink[] = [
  { href: '/grammar/determiner', title: 'Articles: a, an, the', intro: 'When a noun needs a, an or the.', minutes: 2 },
  { href: '/grammar/noun-number', title: 'Singular or plural', intro: 'How to write nouns for many.', minutes: 2 },
  { href: '/grammar/countability', title: 'Countable or not', intro: 'Why information has no plural.', minutes: 2 },
];

export const grammarLesson: ArticleView = {
  title: 'Articles: a, an, the',
  language: 'en',
  intro: 'When a noun needs a, an or the, when it needs no article, and how to use words like this and other.',
  html: `<h2 id="rule"><a href="#rule">The rule</a></h2>
<ul><li>One thing that is new to your reader: <em>a</em>. <s>My aunt is teacher.</s> → My aunt is <strong>a teacher</strong>.</li>
<li>No article with <em>my</em>. <s>the my bag</s> → <strong>my</strong> bag</li></ul>
<h2 id="examples"><a href="#examples">Examples</a></h2>
<ul><li><s>A boy is holding umbrella.</s> → A boy is holding <strong>an umbrella</strong>.</li></ul>
<h2 id="try"><a href="#try">Try it</a></h2><ol><li>She goes to an European school.</li></ol>
<h2 id="answers"><a href="#answers">Answers</a></h2><ol><li><strong>a European</strong> school</li></ol>`,
  headings: [
    { id: 'rule', text: 'The rule', level: 2 },
    { id: 'examples', text: 'Examples', level: 2 },
    { id: 'try', text: 'Try it', level: 2 },
    { id: 'answers', text: 'Answers', level: 2 },
  ],
  minutes: 2,
};
