import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it } from 'vitest';
import { late } from './late.ts';
import { LatePart } from './late-part.tsx';

afterEach(cleanup);

/** A part that fails to load until `mend` is called. */
function startPart() {
  let broken = true;
  let loads = 0;
  const part = late(async () => {
    loads += 1;
    if (broken) throw new TypeError('Failed to fetch');
    return { text: 'The review' };
  });
  const mend = () => {
    broken = false;
  };
  const show = () => render(<LatePart part={part}>{({ text }) => <p>{text}</p>}</LatePart>);
  return { part, mend, show, loads: () => loads };
}

it('is there at once when it was fetched ahead, and loaded once for all', async () => {
  const { part, mend, show, loads } = startPart();
  mend();
  await Promise.all([part.fetch(), part.fetch()]);
  show();
  show();
  expect(screen.getAllByText('The review')).toHaveLength(2);
  expect(loads()).toBe(1);
});

it('asks again for what failed ahead, as soon as it is drawn', async () => {
  const { part, mend, show } = startPart();
  await part.fetch();
  mend();
  show();
  expect(await screen.findByText('The review')).toBeDefined();
});

it('says that it failed, and comes by the button', async () => {
  const { mend, show } = startPart();
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  mend();
  fireEvent.click(again);
  expect(await screen.findByText('The review')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to reload the page when asking again did not help', async () => {
  const { show } = startPart();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined();
});

it('comes by itself when the connection is back', async () => {
  const { mend, show } = startPart();
  show();
  await screen.findByRole('button', { name: 'Try again' });
  mend();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('The review')).toBeDefined();
});

const Arriving = ({ texts }: { texts: Promise<string> }) => <p>{use(texts)}</p>;

it('leaves the rest of the page alone while its texts are loaded', async () => {
  let arrive = (_: string) => {};
  const texts = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const part = late(() => Promise.resolve({ texts }));
  await part.fetch();
  const page = (
    <Suspense fallback={<p>The page is gone</p>}>
      <h1>The page</h1>
      <LatePart part={part} waiting={<p>Waiting</p>}>
        {({ texts }) => <Arriving texts={texts} />}
      </LatePart>
    </Suspense>
  );
  await act(async () => render(page));
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(screen.queryByText('The page is gone')).toBeNull();
  await act(async () => arrive('The review'));
  expect(screen.getByText('The review')).toBeDefined();
});
