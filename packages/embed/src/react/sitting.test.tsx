import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Sitting, type SittingProps } from './index.ts';

// the first import takes longer than anybody waits for a question
await Promise.all([
  import('../core/parts/read-and-select.ts'),
  import('@rehearse/question-data/xapi'),
  import('../../../ui/src/practice/sitting/late-phases.ts'),
]);

// jsdom has no media queries
vi.stubGlobal('matchMedia', () => new EventTarget());

afterEach(cleanup);

const questions = [
  { type: 'read-and-select', word: 'harbor', correct: true },
  { type: 'read-and-select', word: 'hurbor', correct: false },
];

function draw(props: Partial<SittingProps> = {}) {
  const onFinished = vi.fn();
  const onAnswered = vi.fn();
  const { container } = render(
    <Sitting questions={questions} storage="none" onFinished={onFinished} onAnswered={onAnswered} {...props} />,
  );
  const root = () => {
    const shadow = container.querySelector('div')?.shadowRoot;
    if (!shadow) throw new Error('There is no shadow root.');
    return shadow;
  };
  const press = async (name: RegExp) => {
    const found = await waitFor(() => {
      const buttons = [...root().querySelectorAll<HTMLElement>('button, a[href]')];
      const button = buttons.find(({ textContent }) => name.test(textContent ?? ''));
      if (!button) throw new Error(`There is no button ${name}: ${root().innerHTML}`);
      return button;
    });
    await act(async () => void fireEvent.click(found));
  };
  const shows = (text: string) => waitFor(() => expect(root().textContent).toContain(text));
  return { root, press, shows, onFinished, onAnswered };
}

it('asks one question after the other and gives the scores at the end, then begins again', async () => {
  const { press, shows, onFinished, onAnswered } = draw();
  await press(/^Start/);
  await shows('harbor');
  await press(/^Yes/);
  await shows('Right Answer');
  await press(/^Next/);
  await shows('hurbor');
  await press(/^Yes/);
  await shows("Sorry. It's wrong");
  expect(onFinished).not.toHaveBeenCalled();
  await press(/^Next/);
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  expect(onFinished).toHaveBeenCalledWith([
    { number: 1, submoduleId: 1, isAnswered: true, score: 1 },
    { number: 2, submoduleId: 1, isAnswered: true, score: 0 },
  ]);
  expect(onAnswered.mock.calls.map(([{ answer, score }]) => [answer, score])).toEqual([
    ['yes', 1],
    ['yes', 0],
  ]);
  await shows('You answered 2 of 2');
  await press(/again|another/i);
  await press(/^Start/);
  await shows('harbor');
});

it('leaves the landmarks and the first heading to the page', async () => {
  const { root, press, shows } = draw({ headingLevel: 3 });
  const levels = () => [...root().querySelectorAll('h1, h2, h3, h4, h5')].map(({ tagName }) => tagName);
  await shows('Read & Select');
  await waitFor(() => expect(levels()).toEqual(['H3', 'H4', 'H5']));
  await press(/^Start/);
  await shows('harbor');
  expect(root().querySelector('main, header, h1')).toBeNull();
  expect(levels()).toEqual(['H3', 'H4']);
  await press(/^No/);
  await shows("Sorry. It's wrong");
  expect(levels()).toEqual(['H3', 'H4', 'H4']);
});

it('says its title once', async () => {
  const { root, shows } = draw();
  await shows('2 questions');
  expect(root().textContent?.split('Practice in a row')).toHaveLength(2);
});

it('says which question is wrong, and where', async () => {
  const onError = vi.fn();
  const { shows } = draw({ questions: [questions[0], { ...questions[1], word: undefined }], onError });
  await shows('Question 2: /word is missing');
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ problems: [expect.objectContaining({ path: '/1/word' })] }),
  );
});

it('goes on after a reload where the learner was, under its name only, and starts over once it is finished', async () => {
  const kept = { storage: { prefix: 'kept-sitting' }, keepAs: 'visit-1' };
  const before = draw(kept);
  await before.press(/^Start/);
  await before.press(/^Yes/);
  await before.shows('Right Answer');
  await before.press(/^Next/);
  await before.shows('hurbor');
  cleanup();

  const other = draw({ ...kept, keepAs: 'visit-2' });
  await other.press(/^Start/);
  await other.shows('harbor');
  cleanup();

  const after = draw(kept);
  await after.press(/^Continue/);
  await after.shows('hurbor');
  await after.press(/^Yes/);
  await after.press(/^Next/);
  await waitFor(() => expect(after.onFinished).toHaveBeenCalledOnce());
  expect(after.onFinished.mock.calls[0]?.[0]).toMatchObject([{ score: 1 }, { score: 0 }]);
  expect(after.onAnswered).toHaveBeenCalledOnce();
  cleanup();

  const again = draw(kept);
  await again.press(/^Start/);
  await again.shows('harbor');
});

/** A lock that another tab holds until `letGo` is called. */
function holdLocksElsewhere(): { letGo: () => void } {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const request = async (_: string, { signal }: LockOptions, granted: () => Promise<void>) => {
    await free;
    if (!signal?.aborted) await granted();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return { letGo };
}

it('kept under a name that another tab has, it waits for that tab, and goes on where it came', async () => {
  const kept = { storage: { prefix: 'two-tabs' }, keepAs: 'visit-1' };
  const theirs = draw(kept);
  await theirs.press(/^Start/);
  await theirs.press(/^Yes/);
  await theirs.press(/^Next/);
  await theirs.shows('hurbor');
  cleanup();

  const { letGo } = holdLocksElsewhere();
  const ours = draw(kept);
  await ours.shows('These questions are open in another tab');
  expect(ours.root().textContent).not.toContain('hurbor');
  letGo();
  await ours.press(/^Continue/);
  await ours.shows('hurbor');
});
