import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TakeOver } from './take-over.ts';

/** A form that says what it knows of its controls. */
function Form() {
  const [known, setKnown] = useState({ name: '', note: 'Dear', level: 'A1', plan: 'week', news: true, terms: false });
  const know = (part: Partial<typeof known>) => setKnown({ ...known, ...part });
  return (
    <form>
      <input aria-label="Name" value={known.name} onChange={({ target }) => know({ name: target.value })} />
      <textarea aria-label="Note" value={known.note} onChange={({ target }) => know({ note: target.value })} />
      <select aria-label="Level" value={known.level} onChange={({ target }) => know({ level: target.value })}>
        <option>A1</option>
        <option>B2</option>
      </select>
      {['week', 'month'].map((plan) => (
        <input
          key={plan}
          type="radio"
          name="plan"
          aria-label={plan}
          checked={known.plan === plan}
          onChange={() => know({ plan })}
        />
      ))}
      {(['news', 'terms'] as const).map((box) => (
        <input
          key={box}
          type="checkbox"
          aria-label={box}
          checked={known[box]}
          onChange={({ target }) => know({ [box]: target.checked })}
        />
      ))}
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

/** React takes over what is in a boundary of its own after what is around it. */
const page = (beside?: ReactNode) => (
  <>
    <Suspense>
      <Form />
    </Suspense>
    {beside}
  </>
);

it('tells the app of every control that was used before it came, and leaves the others', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  const box = <T extends HTMLElement>(name: string) => screen.getByLabelText<T>(name);
  box<HTMLInputElement>('Name').value = 'Lin';
  box<HTMLSelectElement>('Level').value = 'B2';
  box<HTMLInputElement>('month').click();
  box<HTMLInputElement>('news').click();

  await act(async () => hydrateRoot(container, page(<TakeOver />)));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    name: 'Lin',
    note: 'Dear',
    level: 'B2',
    plan: 'month',
    news: false,
    terms: false,
  });
  expect(box<HTMLInputElement>('Name').value).toBe('Lin');
  expect(box<HTMLInputElement>('news').checked).toBe(false);
});
