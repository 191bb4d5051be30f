import { questionTypes } from '@rehearse/question-types';
import { html } from 'hono/html';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { type LtiResource, readResource } from '../../domain/lti/resource.ts';
import { pageLanguage } from '../../http/page-language.ts';
import type { PageCall } from '../../http/route.ts';
import { readPicking, returnLink } from '../../services/lti/index.ts';
import { type Exam, listExams } from '../../services/sittings/index.ts';
import { requireOwnPage } from './guard.ts';
import { ltiPage, type Markup } from './page.ts';
import type { LtiTexts } from './texts.ts';

type Fault = 'notFound' | 'invalid';
const levels = ['Mine', 'Easy', 'Medium', 'Hard'] as const;

interface Choices {
  readonly exams: readonly Exam[];
  readonly language: 'en' | 'zh';
  readonly acceptsLineItem: boolean;
  readonly given: URLSearchParams;
  readonly fault: Fault | null;
}

const option = (value: string, label: string, given: string | null) =>
  html`<option value="${value}" ${value === given ? 'selected' : ''}>${label}</option>`;

function gradedField(texts: LtiTexts, { acceptsLineItem }: Choices): Markup | '' {
  if (!acceptsLineItem) return '';
  return html`<label class="check"><input type="checkbox" name="graded" value="yes" checked>${texts.graded}</label>`;
}

function faultOf(texts: LtiTexts, { fault, given }: Choices, kind: string): Markup | '' {
  return fault !== null && given.get('kind') === kind ? html`<p class="wrong" role="alert">${texts[fault]}</p>` : '';
}

const questionForm = (texts: LtiTexts, choices: Choices) => html`<form method="post" class="card">
  <h2>${texts.question}</h2>
  ${faultOf(texts, choices, 'question')}
  <input type="hidden" name="kind" value="question">
  <label>${texts.questionAddress}
    <input name="question" required maxlength="500" autocomplete="off" value="${choices.given.get('question') ?? ''}" aria-describedby="question-hint">
  </label>
  <p class="hint" id="question-hint">${texts.questionHint}</p>
  ${gradedField(texts, choices)}
  <button>${texts.add}</button>
</form>`;

const drillForm = (texts: LtiTexts, choices: Choices) => html`<form method="post" class="card">
  <h2>${texts.drill}</h2>
  ${faultOf(texts, choices, 'drill')}
  <input type="hidden" name="kind" value="drill">
  <label>${texts.type}
    <select name="submoduleId">${questionTypes.map(({ id, name }) => option(String(id), name, choices.given.get('submoduleId')))}</select>
  </label>
  <label>${texts.level}
    <select name="level">${levels.map((level) => option(level, texts.levels[level], choices.given.get('level')))}</select>
  </label>
  <label>${texts.count}
    <input name="count" type="number" min="5" max="50" required value="${choices.given.get('count') ?? '10'}">
  </label>
  ${gradedField(texts, choices)}
  <button>${texts.add}</button>
</form>`;

function testForm(texts: LtiTexts, choices: Choices) {
  const { exams, language, given } = choices;
  const tests = exams.flatMap(({ examId, name, forms }) =>
    forms.map(({ form }) => ({
      value: `${examId} ${form}`,
      label: texts.forms[form].replace('{{name}}', name[language] ?? name.en ?? ''),
    })),
  );
  return html`<form method="post" class="card">
    <h2>${texts.test}</h2>
    ${faultOf(texts, choices, 'test')}
    <input type="hidden" name="kind" value="test">
    <label>${texts.testName}
      <select name="test">
        ${tests.map(({ value, label }) => option(value, label, given.get('test')))}
        ${option('placement', texts.placement, given.get('test'))}
      </select>
    </label>
    ${gradedField(texts, choices)}
    <button>${texts.add}</button>
  </form>`;
}

async function pickPage(call: PageCall, given: URLSearchParams, fault: Fault | null): Promise<Response> {
  const { message } = await readPicking(call.deps, String(call.params.ticket));
  const { exams } = await listExams(call.deps);
  const choices: Choices = {
    ...{ exams, given, fault, acceptsLineItem: message.acceptsLineItem },
    language: pageLanguage(call.request.headers),
  };
  return ltiPage(call, {
    status: fault === null ? 200 : 422,
    title: (texts) => texts.pick,
    body: (texts) => html`<h1>${texts.pick}</h1><p>${texts.pickWhy}</p>
      ${questionForm(texts, choices)}${drillForm(texts, choices)}${testForm(texts, choices)}`,
  });
}

/** Where a teacher picks what a link opens. Works without JavaScript and cookies. */
export const showPick = (call: PageCall): Promise<Response> => pickPage(call, new URLSearchParams(), null);

/** The picked resource; null if the form is filled in wrongly. */
function pickedResource(given: URLSearchParams): LtiResource | null {
  const kind = given.get('kind');
  if (kind === 'question') {
    const number = /^\d{1,9}$|\bquestion=(\d{1,9})\b/.exec((given.get('question') ?? '').trim());
    return number ? { kind, questionId: Number(number[1] ?? number[0]) } : null;
  }
  if (kind === 'test') {
    const [examId = '', form = ''] = (given.get('test') ?? '').split(' ');
    if (examId === 'placement') return { kind: 'placement' };
    return readResource(new URLSearchParams({ kind: 'mock', examId, form }));
  }
  const named = ['kind', 'submoduleId', 'level', 'count'].map((name) => [name, given.get(name) ?? '']);
  return readResource(new URLSearchParams(named));
}

/** Returns the picked link to the platform, by a form that the teacher's browser posts. */
export async function pick(call: PageCall): Promise<Response> {
  requireOwnPage(call);
  const given = new URLSearchParams(call.form);
  const resource = pickedResource(given);
  if (!resource) return pickPage(call, given, 'invalid');
  try {
    const isGraded = given.get('graded') === 'yes';
    const { returnUrl, jwt } = await returnLink(call.deps, String(call.params.ticket), { resource, isGraded });
    return await ltiPage(call, {
      postsElsewhere: true,
      title: (texts) => texts.returning,
      body: (texts) => html`<form id="return" method="post" action="${returnUrl}">
        <p>${texts.returning}</p><input type="hidden" name="JWT" value="${jwt}"><button>${texts.continue}</button>
      </form>`,
      script: "document.getElementById('return').submit();",
    });
  } catch (error) {
    if (error instanceof LtiError && error.reason === 'unknownResource') return pickPage(call, given, 'notFound');
    throw error;
  }
}
