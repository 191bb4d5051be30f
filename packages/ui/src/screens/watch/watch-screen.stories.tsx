import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { videoLessons } from '../courses/courses.fixtures.ts';
import type { VideoLesson } from '../courses/courses.types.ts';
import { WatchScreen } from './watch-screen.tsx';

const meta = {
  title: 'Screens/Watch',
  component: WatchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { phase: 'ready', lessons: videoLessons },
    lessonId: null,
    onRetry: fn(),
    placeOf: () => 0,
    onPlaceChange: fn(),
  },
} satisfies Meta<typeof WatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = videoLessons as [VideoLesson, ...VideoLesson[]];
const playerOf = (canvasElement: HTMLElement) => canvasElement.querySelector('video') as HTMLVideoElement;
const loaded = (player: HTMLVideoElement) => waitFor(() => expect(player.readyState).toBeGreaterThan(0));

export const Lesson: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const player = playerOf(canvasElement);
    await loaded(player);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Read & Complete');
    await expect(canvas.getByRole('link', { name: 'Next lesson' })).toHaveAttribute('href', '/courses/watch?lesson=2');
    await userEvent.click(canvas.getByText('1.5×'));
    await expect(player.playbackRate).toBe(1.5);
    await waitFor(() => expect([...player.textTracks].map(({ mode }) => mode)).toEqual(['showing', 'disabled']));
    player.focus();
    await userEvent.keyboard('c');
    await expect([...player.textTracks].map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
  },
};
export const GoesOn: Story = {
  args: { placeOf: () => 4 },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(await canvas.findByText('Resumed at 0:04.')).toBeVisible();
    await expect(playerOf(canvasElement).currentTime).toBeCloseTo(4, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith(1, 0);
  },
};
export const Ended: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const player = playerOf(canvasElement);
    await loaded(player);
    player.dispatchEvent(new Event('ended'));
    await expect(await canvas.findByText('Done. Next: Listen & Type: three plays, three tasks')).toBeVisible();
    await expect(args.onPlaceChange).toHaveBeenCalledWith(1, 0);
  },
};
export const LastLessonEnded: Story = {
  args: { lessonId: 2 },
  play: async ({ canvas, canvasElement }) => {
    const player = playerOf(canvasElement);
    await loaded(player);
    player.dispatchEvent(new Event('ended'));
    await expect(await canvas.findByRole('link', { name: 'Practice now' })).toHaveAttribute('href', '/practice');
  },
};
export const OneLesson: Story = { args: { view: { phase: 'ready', lessons: [first] } } };
export const NotPlayable: Story = {
  args: { view: { phase: 'ready', lessons: [{ ...first, video: 'data:video/webm;base64,AAAA' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This lesson can't be played here");
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  },
};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', failure: { code: 'noMessage', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { view: { phase: 'ready', lessons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the lessons' })).toHaveAttribute('href', '/courses');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
