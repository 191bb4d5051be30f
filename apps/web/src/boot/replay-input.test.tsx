import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationMarker } from '../app/frame/hydration-marker.tsx';
import { OriginContext } from '../app/head/origin.ts';
import { hydration } from './hydration.ts';

/** A form that shows what React knows of its fields. */
function Form() {
  const [known, setKnown] = useState({ name: '', note: 'Dear', level: 'A1' });
  const know = (part: Partial<typeof known>) => setKnown({ ...known, ...part });
  return (
    <form>
      <input aria-label="Name" value={known.name} onChange={({ target }) => know({ name: target.value })} />
      <textarea aria-label="Note" value={known.note} onChange={({ target }) => know({ note: target.value })} />
      <select aria-label="Level" value={known.level} onChange={({ target }) => know({ level: target.value })}>
        <option>A1</option>
        <option>B2</option>
      </select>
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

const page = (
  <>
    <Suspense>
      <Form />
    </Suspense>
    <HydrationMarker />
  </>
);

it('passes on what was typed and chosen before hydration, and leaves the other fields', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Lin';
  name.setSelectionRange(1, 1);
  screen.getByLabelText<HTMLSelectElement>('Level').value = 'B2';

  const origin = { origin: '', ...hydration(() => {}) };
  await act(async () => hydrateRoot(container, <OriginContext value={origin}>{page}</OriginContext>));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ name: 'Lin', note: 'Dear', level: 'B2' });
  expect([name.value, name.selectionStart]).toEqual(['Lin', 1]);
});
