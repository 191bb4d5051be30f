import { createFakeVoiceDesk, type FakeVoiceDesk } from '@rehearse/practice-machines/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VoicesContext } from '../voices/index.ts';
import { ClipPlayer } from './clip-player.tsx';

const speech = { text: 'The ferry leaves at noon.', voice: { accent: 'british' } } as const;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position: The original' });

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(desk: FakeVoiceDesk | null, given: typeof speech | null = speech) {
  const { unmount, container } = render(
    <VoicesContext value={desk}>
      <ClipPlayer src="/ferry.mp3" speech={given ?? undefined} label="The original" />
    </VoicesContext>,
  );
  // the desk and its player are loaded
  await act(async () => {});
  return { unmount, file: () => container.querySelector('audio') };
}
const chosen = () => createFakeVoiceDesk({ choice: { british: 'daniel', american: null } });

it('is the file without voices, without a choice, and without a known text', async () => {
  for (const [desk, given] of [
    [null, speech],
    [createFakeVoiceDesk(), speech],
    [chosen(), null],
  ] as const) {
    const { file, unmount } = await show(desk, given);
    expect(file()?.getAttribute('src')).toBe('/ferry.mp3');
    expect(slider().disabled).toBe(false);
    unmount();
  }
});

it('is the file if the voices can’t be loaded', async () => {
  const { file } = await show({ ...chosen(), open: () => Promise.reject(new Error('offline')) });
  expect(file()).not.toBeNull();
});

it('is spoken by the chosen voice, and stops with the page', async () => {
  const desk = chosen();
  const { file, unmount } = await show(desk);
  expect(file()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play: The original' }));
  act(() => {
    desk.player.start();
    desk.player.progress(1, 4);
  });
  expect(slider().value).toBe('1');
  unmount();
  expect(desk.player.plays).toMatchObject([{ url: '/ferry.mp3', speech, stopped: true }]);
});

it('is the file again once the voice is gone', async () => {
  const desk = chosen();
  const { file } = await show(desk);
  act(() => desk.setVoices([]));
  expect(file()).not.toBeNull();
});
