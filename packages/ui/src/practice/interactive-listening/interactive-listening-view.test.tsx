import {
  driveInteractiveListening,
  type InteractiveListeningFixture,
  interactiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InteractiveListeningView } from './interactive-listening-view.tsx';

// Its code never arrives.
vi.mock('./conversation.tsx', () => new Promise(() => {}));

afterEach(cleanup);

const viewOf = (fixture: InteractiveListeningFixture) =>
  interactiveListeningView(driveInteractiveListening(fixture).getSnapshot());

it('says that it is time to reply in a live region that was there before, though the conversation is still loading', () => {
  const { container, rerender } = render(<InteractiveListeningView view={viewOf('intro')} onEvent={() => {}} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  rerender(<InteractiveListeningView view={viewOf('choosing')} onEvent={() => {}} />);
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toBe('Choose your reply.');
});
