import '@rehearse/ui/styles.css';
import { createClock } from '@rehearse/device/clock';
import { type LetterBoxesQuestion, letterBoxesOn } from '@rehearse/practice-machines/letter-boxes';
import { FlowClock, LetterBoxes } from '@rehearse/ui/practice';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';

const word = { kind: 'word', clues: ['s', 'i', null, null, null], answer: 'since' } as const;
const question: LetterBoxesQuestion = {
  questionId: 1,
  segments: Array.from({ length: 10 }, () => [{ kind: 'text', text: ' once and again ' } as const, word]).flat(),
};

/** The question as in the app: with a running clock and a listener for drafts. */
const actor = createActor(letterBoxesOn({ clock: createClock() }), {
  input: { question, durationSeconds: 180, mode: 'timed' },
});
actor.on('draft', () => {});
actor.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <>
    <FlowClock actor={actor} />
    <LetterBoxes actor={actor} />
  </>,
);
