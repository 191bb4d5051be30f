import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordField, TextArea, TextField } from '../index.ts';

afterEach(cleanup);

const fields = { TextField, PasswordField, TextArea };

/** A form of one field, which is drawn on a server, filled in by `early`, and then taken over. */
async function takeOver(Field: (typeof fields)[keyof typeof fields], early: string) {
  const changed = vi.fn();
  let redraw = () => {};
  function Form() {
    const [text, setText] = useState('');
    const [, setDrawn] = useState(0);
    redraw = () => setDrawn((count) => count + 1);
    const change = (next: string) => {
      changed(next);
      setText(next);
    };
    return <Field label="Written" value={text} onValueChange={change} />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const control = container.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!control) throw new Error('There is no field.');
  control.value = early;
  await act(async () => void hydrateRoot(container, <Form />));
  act(() => redraw());
  return { control, changed };
}

it.each(Object.entries(fields))('a %s keeps what was typed before the app took it over', async (_, Field) => {
  const { control, changed } = await takeOver(Field, 'lin@example.org');
  expect(changed.mock.calls).toEqual([['lin@example.org']]);
  expect(control.value).toBe('lin@example.org');
});

it.each(Object.entries(fields))('a %s that was left alone says nothing', async (_, Field) => {
  const { changed } = await takeOver(Field, '');
  expect(changed).not.toHaveBeenCalled();
});
