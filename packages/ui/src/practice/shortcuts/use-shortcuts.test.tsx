import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

afterEach(cleanup);

interface PageProps {
  yields: boolean;
  act: () => void;
  letter: () => void;
}

function Page({ yields, act, letter }: PageProps) {
  useShortcuts({ ' ': act, enter: act, p: letter }, { yields });
  return (
    <>
      <button type="button">Hint</button>
      <input type="checkbox" aria-label="Camera" />
      <input type="radio" aria-label="Slow" />
      <input aria-label="Text" />
    </>
  );
}

function Titled({ title, act }: { title: string; act: () => void }) {
  useShortcuts({ ']': act });
  return <h1>{title}</h1>;
}

function show(yields = false) {
  const act = vi.fn();
  const letter = vi.fn();
  render(<Page {...{ yields, act, letter }} />);
  return { act, letter };
}
const byMouse = (element: HTMLElement) => {
  fireEvent.pointerDown(element);
  element.focus();
};
const byTab = (element: HTMLElement) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  element.focus();
};
const controls = () => [
  screen.getByRole('button', { name: 'Hint' }),
  screen.getByRole('checkbox'),
  screen.getByRole('radio'),
];

it('hears Space after a control was pressed with the mouse', () => {
  const { act } = show();
  for (const control of controls()) {
    byMouse(control);
    fireEvent.keyDown(control, { key: ' ' });
  }
  expect(act).toHaveBeenCalledTimes(3);
});

it('goes on hearing it: the second Space stops what the first one started', () => {
  const { act } = show();
  const [hint] = controls();
  if (!hint) throw new Error('There is no hint.');
  byMouse(hint);
  fireEvent.keyDown(hint, { key: ' ' });
  fireEvent.keyDown(hint, { key: ' ' });
  expect(act).toHaveBeenCalledTimes(2);
});

it('leaves Space to a control that was reached with the keyboard', () => {
  const { act, letter } = show();
  for (const control of controls()) {
    byTab(control);
    fireEvent.keyDown(control, { key: ' ' });
  }
  expect(act).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'p' });
  expect(letter).toHaveBeenCalledTimes(1);
});

it('leaves Space to a player that was pressed with the mouse, where it yields', () => {
  const { act } = show(true);
  const [play] = controls();
  if (!play) throw new Error('There is no player.');
  byMouse(play);
  fireEvent.keyDown(play, { key: ' ' });
  expect(act).not.toHaveBeenCalled();
});

it('never takes a key from where one types', () => {
  const { act, letter } = show();
  byMouse(screen.getByRole('textbox'));
  for (const key of [' ', 'Enter', 'p']) fireEvent.keyDown(screen.getByRole('textbox'), { key });
  expect(act).not.toHaveBeenCalled();
  expect(letter).not.toHaveBeenCalled();
});

it('acts for what is on the page from the moment it appears', async () => {
  const acts: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    for (const id of ['first', 'second']) {
      const appeared = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (container.textContent !== id) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(container, { childList: true, subtree: true, characterData: true });
      });
      startTransition(() => root.render(<Titled key={id} title={id} act={() => acts.push(id)} />));
      await appeared;
      fireEvent.keyDown(document.body, { key: ']' });
    }
    expect(acts).toEqual(['first', 'second']);
  } finally {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  }
});
