import { driveDictation } from '@rehearse/practice-machines/dictation';
import { driveInteractiveListening } from '@rehearse/practice-machines/interactive-listening';
import { driveLetterBoxes, letterBoxesOn, sentenceQuestion } from '@rehearse/practice-machines/letter-boxes';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { placeQuestion, twoPartWritingOn } from '@rehearse/practice-machines/two-part-writing';
import { driveWordJudgement, realWordQuestion, wordJudgementOn } from '@rehearse/practice-machines/word-judgement';
import { driveWriting } from '@rehearse/practice-machines/writing';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Dictation } from '../dictation/index.ts';
import { InteractiveListening } from '../interactive-listening/index.ts';
import { LetterBoxes } from '../letter-boxes/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { TwoPartWriting } from '../two-part-writing/index.ts';
import { WordJudgement } from '../word-judgement/index.ts';
import { Writing } from '../writing/index.ts';
import { SurfaceProvider } from './index.ts';

const scrollIntoView = vi.fn();
let hostField: HTMLTextAreaElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  hostField = document.body.appendChild(document.createElement('textarea'));
  // What happened in the test before isn't what the learner did last.
  fireEvent.pointerDown(document.body);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  scrollIntoView.mockReset();
});

/** Draws a question in a shadow root of its own, as an embedding page does. */
function embed(question: ReactNode, mode: ShadowRootMode = 'open') {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
  const container = root.appendChild(document.createElement('div'));
  const surface = { root: () => root };
  render(<SurfaceProvider surface={surface}>{question}</SurfaceProvider>, { container });
  return { root, ui: within(container) };
}

/** The running Read & Select, with five seconds. */
function readAndSelect() {
  const clock = createFakeClock();
  const input = { question: realWordQuestion, durationSeconds: 5, mode: 'timed' } as const;
  return { clock, actor: createActor(wordJudgementOn({ clock }), { input }).start() };
}
const isAnswered = ({ actor }: ReturnType<typeof readAndSelect>) => !actor.getSnapshot().hasTag('answering');

/** The running Fill In the Blanks, with twenty seconds. */
function fillIn() {
  const clock = createFakeClock();
  const input = { question: sentenceQuestion, durationSeconds: 20, mode: 'timed' } as const;
  return { clock, actor: createActor(letterBoxesOn({ clock }), { input }).start() };
}

function Player({ onSpace }: { onSpace: () => void }) {
  useShortcuts({ ' ': onSpace });
  return (
    <>
      <button type="button">Hint</button>
      <button type="button">Play</button>
    </>
  );
}

/** Shows the question when the learner presses Start. */
function Startable({ children }: { children: ReactNode }) {
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted) return children;
  return (
    <button type="button" onClick={() => setIsStarted(true)}>
      Start
    </button>
  );
}

describe('keys', () => {
  it('answer only the question that has the focus', async () => {
    const [first, second] = [readAndSelect(), readAndSelect()];
    embed(<WordJudgement actor={first.actor} />);
    const { ui } = embed(<WordJudgement actor={second.actor} />);
    ui.getByRole('button', { name: /No/ }).focus();
    await userEvent.keyboard('y');
    expect(isAnswered(first)).toBe(false);
    expect(second.actor.getSnapshot().context).toMatchObject({ answer: { saidYes: true } });
  });

  it('do nothing while one types in a web component of the page', async () => {
    const question = readAndSelect();
    embed(<WordJudgement actor={question.actor} />);
    const component = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const field = component.appendChild(document.createElement('textarea'));
    await userEvent.type(field, 'not yet');
    expect(field.value).toBe('not yet');
    expect(isAnswered(question)).toBe(false);
  });

  it('do nothing while one writes the essay of another question', async () => {
    const question = readAndSelect();
    embed(<WordJudgement actor={question.actor} />);
    const { ui } = embed(<Writing actor={driveWriting('essay')} />);
    await userEvent.type(ui.getByRole('textbox'), 'not yet');
    expect(ui.getByRole<HTMLTextAreaElement>('textbox').value).toContain('not yet');
    expect(isAnswered(question)).toBe(false);
  });

  it('do nothing while the page itself has the focus', async () => {
    const question = readAndSelect();
    embed(<WordJudgement actor={question.actor} />);
    await userEvent.keyboard('y');
    expect(isAnswered(question)).toBe(false);
  });

  it("work while a dialog of the page is open, and in a dialog of the page's", async () => {
    const question = readAndSelect();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    const surface = { root: () => dialog.firstElementChild as HTMLElement };
    const container = dialog.appendChild(document.createElement('div'));
    render(
      <SurfaceProvider surface={surface}>
        <WordJudgement actor={question.actor} />
      </SurfaceProvider>,
      { container },
    );
    within(container).getByRole('button', { name: /No/ }).focus();
    await userEvent.keyboard('n');
    expect(question.actor.getSnapshot().context).toMatchObject({ answer: { saidYes: false } });
  });

  it('work in a closed shadow root', () => {
    const question = readAndSelect();
    const { ui } = embed(<WordJudgement actor={question.actor} />, 'closed');
    fireEvent.keyDown(ui.getByRole('button', { name: /No/ }), { key: 'n' });
    expect(isAnswered(question)).toBe(true);
  });

  it('are left to a button that was reached with the Tab key after another was pressed', async () => {
    const pressed = vi.fn();
    const { ui } = embed(<Player onSpace={pressed} />);
    await userEvent.click(ui.getByRole('button', { name: 'Hint' }));
    fireEvent.keyDown(ui.getByRole('button', { name: 'Hint' }), { key: 'Tab' });
    ui.getByRole('button', { name: 'Play' }).focus();
    fireEvent.keyDown(ui.getByRole('button', { name: 'Play' }), { key: ' ' });
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('a question that appears', () => {
  it.each<[string, 'textbox' | 'heading', () => ReactNode]>([
    ['with boxes', 'textbox', () => <LetterBoxes actor={driveLetterBoxes('empty')} />],
    ['with an essay', 'textbox', () => <Writing actor={driveWriting('essay')} />],
    ['with a dictation', 'textbox', () => <Dictation actor={driveDictation('typing')} />],
    ['with blanks', 'textbox', () => <InteractiveListening actor={driveInteractiveListening('blanks')} />],
    ['with a conversation', 'heading', () => <InteractiveListening actor={driveInteractiveListening('listening')} />],
    ['with a result', 'heading', () => <WordJudgement actor={driveWordJudgement('wrong')} />],
  ])('%s takes no focus and scrolls nothing', async (_, role, question) => {
    hostField.focus();
    const { root, ui } = embed(question());
    await ui.findAllByRole(role);
    expect(document.activeElement).toBe(hostField);
    expect(root.activeElement).toBeNull();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('takes none either where nothing has it', () => {
    const { root } = embed(<Writing actor={driveWriting('essay')} />);
    expect(root.activeElement).toBeNull();
  });

  it('puts the caret into the first box once the learner pressed Start in it', async () => {
    const { root, ui } = embed(
      <Startable>
        <LetterBoxes actor={driveLetterBoxes('empty')} />
      </Startable>,
    );
    await userEvent.click(ui.getByRole('button', { name: 'Start' }));
    expect(root.activeElement?.getAttribute('aria-label')).toBe('Letter 3 of 6, blank');
  });

  it('leaves the focus to a field of the page that took it meanwhile', async () => {
    const { root, ui } = embed(
      <Startable>
        <Writing actor={driveWriting('essay')} />
      </Startable>,
    );
    ui.getByRole('button', { name: 'Start' }).addEventListener('click', () => hostField.focus());
    await userEvent.click(ui.getByRole('button', { name: 'Start' }));
    expect(ui.getByRole('textbox')).toBeTruthy();
    expect(root.activeElement).toBeNull();
    expect(document.activeElement).toBe(hostField);
  });
});

describe('the caret', () => {
  it('moves from box to box', async () => {
    const { actor } = fillIn();
    const { root, ui } = embed(<LetterBoxes actor={actor} />);
    await userEvent.click(ui.getByRole('textbox', { name: 'Letter 3 of 6, blank' }));
    await userEvent.keyboard('i');
    expect(root.activeElement?.getAttribute('aria-label')).toBe('Letter 4 of 6, blank');
    await userEvent.keyboard('{ArrowLeft}');
    expect(root.activeElement?.getAttribute('aria-label')).toBe('Letter 3 of 6');
  });

  it('moves only in the question whose boxes have the focus', async () => {
    const [first, second] = [fillIn(), fillIn()];
    const { root, ui } = embed(<LetterBoxes actor={first.actor} />);
    embed(<LetterBoxes actor={second.actor} />);
    await userEvent.click(ui.getByRole('textbox', { name: 'Letter 3 of 6, blank' }));
    const before = root.activeElement;
    await act(async () => second.actor.send({ type: 'cursor.move', to: 'last' }));
    expect(root.activeElement).toBe(before);
  });
});

describe('when time is up', () => {
  it('the focus stays in a field of the page', async () => {
    const { clock, actor } = fillIn();
    const { root, ui } = embed(<LetterBoxes actor={actor} />);
    await userEvent.click(ui.getByRole('textbox', { name: 'Letter 3 of 6, blank' }));
    await userEvent.click(hostField);
    await act(async () => clock.increment(20_000));
    expect(ui.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(document.activeElement).toBe(hostField);
    expect(root.activeElement).toBeNull();
  });

  it('the focus stays in another question', async () => {
    const { clock, actor } = readAndSelect();
    const { root } = embed(<WordJudgement actor={actor} />);
    const other = embed(<Writing actor={driveWriting('essay')} />);
    await userEvent.click(other.ui.getByRole('textbox'));
    await act(async () => clock.increment(5000));
    expect(root.activeElement).toBeNull();
    expect(other.root.activeElement).toBe(other.ui.getByRole('textbox'));
  });

  it('the result gets the focus if the question had it', async () => {
    const { clock, actor } = fillIn();
    const { root, ui } = embed(<LetterBoxes actor={actor} />);
    await userEvent.click(ui.getByRole('textbox', { name: 'Letter 3 of 6, blank' }));
    await act(async () => clock.increment(20_000));
    expect(root.activeElement).toBe(ui.getAllByRole('heading', { level: 2 })[0]);
  });

  it('the result gets no focus if the learner has scrolled elsewhere since', async () => {
    const { clock, actor } = readAndSelect();
    const { root, ui } = embed(
      <Startable>
        <WordJudgement actor={actor} />
      </Startable>,
    );
    await userEvent.click(ui.getByRole('button', { name: 'Start' }));
    fireEvent.wheel(document.body);
    await act(async () => clock.increment(5000));
    expect(root.activeElement).toBeNull();
  });

  it('the page is not scrolled, even if the question has the focus', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const clock = createFakeClock();
      const input = { question: placeQuestion, durationSeconds: 480, mode: 'timed' } as const;
      const actor = createActor(
        twoPartWritingOn({
          clock,
          random: () => 0,
          lastPartTwo: () => null,
          rememberPartTwo: () => {},
        }),
        { input },
      ).start();
      const { root, ui } = embed(<TwoPartWriting actor={actor} />);
      fireEvent.pointerDown(ui.getByRole('textbox'));
      ui.getByRole('textbox').focus();
      const focus = vi.spyOn(HTMLTextAreaElement.prototype, 'focus');
      vi.advanceTimersByTime(2000);
      actor.send({ type: 'answer.change', text: 'The place I like best is the park.' });
      await act(async () => clock.increment(300_000));
      expect(root.activeElement).toBe(ui.getByRole('textbox'));
      expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });
});
