import type { LeaveRequest } from '@rehearse/ui/practice';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchTravel } from '../../lib/travel.ts';
import { LeaveGuard } from './leave-guard.ts';

function Question({ isGuarded }: { isGuarded: boolean }) {
  const [leaving, setLeaving] = useState<LeaveRequest | null>(null);
  const navigate = useNavigate();
  return (
    <>
      {isGuarded && <LeaveGuard onRequest={setLeaving} />}
      <h1>Question</h1>
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => void navigate('/list')}>
        Exit
      </button>
      {leaving && (
        <div role="dialog">
          <button type="button" onClick={leaving.onLeave}>
            Leave
          </button>
          <button type="button" onClick={leaving.onStay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}
const List = () => (
  <>
    <h1>List</h1>
    <Link to="/question">Open</Link>
  </>
);

function show(isGuarded: boolean) {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/other" element={<h1>Other page</h1>} />
        <Route path="/question" element={<Question isGuarded={isGuarded} />} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('Open'));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;
const back = () => act(() => history.back());

watchTravel();
beforeEach(() => history.replaceState(null, '', '/list'));
afterEach(cleanup);

it('asks before Back leaves; the address stays that of the question', async () => {
  show(true);
  await back();
  await screen.findByRole('dialog');
  await waitFor(() => expect(location.pathname).toBe('/question'));
  expect(heading()).toBe('Question');
  press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();

  await back();
  await screen.findByRole('dialog');
  await waitFor(() => expect(location.pathname).toBe('/question'));
  press('Leave');
  await waitFor(() => expect(heading()).toBe('List'));
  expect(location.pathname).toBe('/list');
});

it('asks before a link leads away', async () => {
  show(true);
  fireEvent.click(screen.getByText('Other'));
  expect(heading()).toBe('Question');
  press('Leave');
  expect(heading()).toBe('Other page');
});

it('leaves to the browser what opens another window', () => {
  show(true);
  fireEvent.click(screen.getByText('Other'), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the app itself through, and has the browser ask before the page is closed', () => {
  show(true);
  const closing = new Event('beforeunload', { cancelable: true });
  fireEvent(window, closing);
  expect(closing.defaultPrevented).toBe(true);
  press('Exit');
  expect(heading()).toBe('List');
  const later = new Event('beforeunload', { cancelable: true });
  fireEvent(window, later);
  expect(later.defaultPrevented).toBe(false);
});

it('holds nothing back where nothing is guarded', async () => {
  show(false);
  await back();
  await waitFor(() => expect(heading()).toBe('List'));
});
