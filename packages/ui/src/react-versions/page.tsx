import { driveLetterBoxes } from '@rehearse/practice-machines/letter-boxes';
import { driveWordJudgement } from '@rehearse/practice-machines/word-judgement';
import { driveWriting } from '@rehearse/practice-machines/writing';
import { type ReactElement, version } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LinkProvider } from '../components/index.ts';
import { LetterBoxes } from '../practice/letter-boxes/index.ts';
import { QuestionFrame } from '../practice/question-frame/index.ts';
import { SurfaceProvider } from '../practice/surface/index.ts';
import { WordJudgement } from '../practice/word-judgement/index.ts';
import { Writing } from '../practice/writing/index.ts';

const nothing = () => {};

/** Draws a question in its frame, at once. */
function show(question: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const surface = { root: () => container };
  flushSync(() =>
    createRoot(container).render(
      <SurfaceProvider surface={surface}>
        <LinkProvider component={(props) => <a {...props} />}>
          <QuestionFrame
            submoduleName="Read & Select"
            questionId={318}
            globalIndex={1}
            total={2}
            onExit={nothing}
            onLast={nothing}
            onNext={nothing}
          >
            {question}
          </QuestionFrame>
        </LinkProvider>
      </SurfaceProvider>,
    ),
  );
  return container;
}

/** Draws three questions and answers one of them; returns what is on the page. Its review comes later: `result` reads what is there by then. */
export function play() {
  const select = show(<WordJudgement actor={driveWordJudgement('answering')} />);
  const yes = [...select.querySelectorAll('button')].find((button) => button.textContent?.includes('Yes'));
  yes?.focus();
  flushSync(() => yes?.click());
  const complete = show(<LetterBoxes actor={driveLetterBoxes('typing')} />);
  const write = show(<Writing actor={driveWriting('essay')} />);
  return {
    version,
    result: () => select.querySelector('h2')?.textContent,
    letters: [...complete.querySelectorAll<HTMLInputElement>('[data-place]')].map((box) => box.value).join(''),
    hasSheet: write.querySelector('textarea') !== null,
  };
}
