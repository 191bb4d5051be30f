import { readFileSync } from 'node:fs';
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Question } from './index.ts';

// jsdom has no media queries
vi.stubGlobal('matchMedia', () => new EventTarget());

// the first import takes longer than anybody waits for a question
await Promise.all([import('../core/parts/read-and-select.ts'), import('@rehearse/question-data/xapi')]);

const data = { type: 'read-and-select', word: 'harbor', correct: true };

/** What is inside the shadow root of the question. */
const inside = (container: HTMLElement) => {
  const root = container.querySelector('div')?.shadowRoot;
  if (!root) throw new Error('There is no shadow root.');
  return root;
};
const buttonIn = (container: HTMLElement, name: string) =>
  waitFor(() => {
    const found = [...inside(container).querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    );
    if (!found) throw new Error(`There is no button "${name}".`);
    return found;
  });

it('is the example of the README', () => {
  const readme = readFileSync('packages/embed/README.md', 'utf8');
  expect(readme).toContain("const data = { type: 'read-and-select', word: 'harbor', correct: true };");
  expect(readme).toContain('<Question data={data} onAnswered={({ score }) => console.log(score)} />');
});

it('keeps its place on a server, and shows the question in a shadow root in a browser', async () => {
  expect(renderToString(<Question data={data} placeholderHeight={200} />)).toBe('<div style="min-height:200px"></div>');
  const onAnswered = vi.fn();
  const { container } = render(<Question data={data} storage="none" onAnswered={onAnswered} />);
  const start = await buttonIn(container, 'Start');
  await act(async () => start.click());
  const yes = await buttonIn(container, 'Yes');
  await act(async () => yes.click());
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ score: 1, answer: 'yes' })));
});

it('says what is wrong with the data, and where', async () => {
  const onError = vi.fn();
  const { container } = render(<Question data={{ ...data, word: undefined }} onError={onError} />);
  await waitFor(() => expect(inside(container).textContent).toContain('/word is missing'));
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'data', problems: [expect.objectContaining({ path: '/word' })] }),
  );
});
