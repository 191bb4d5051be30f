import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/index.ts';
import { videoLessons, writtenLessons } from './courses.fixtures.ts';
import { CoursesScreen } from './courses-screen.tsx';

const meta = {
  title: 'Screens/Courses',
  component: CoursesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'video',
    onModeChange: fn(),
    videos: { phase: 'ready', lessons: videoLessons },
    onRetry: fn(),
    written: writtenLessons,
    requestForm: <Card>The form goes here.</Card>,
  },
} satisfies Meta<typeof CoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VideoCourses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/courses/watch');
    await expect(canvas.getByRole('link', { name: /Listen & Type/ })).toHaveAttribute(
      'href',
      '/courses/watch?lesson=2',
    );
    await expect(canvas.getByRole('link', { name: /The pitfall guide/ })).toHaveAttribute(
      'href',
      '/courses/pitfall-guide',
    );
    await expect(canvas.getByRole('link', { name: 'All grammar lessons' })).toHaveAttribute('href', '/grammar');
    await userEvent.click(canvas.getByRole('tab', { name: '1-on-1 Live Teaching' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('live');
  },
};
export const LiveTeaching: Story = {
  args: { mode: 'live' },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('link', { name: 'Get Started' });
    const form = document.getElementById(start.getAttribute('href')?.slice(1) ?? '');
    await expect(form).toHaveTextContent('The form goes here.');
  },
};
/** Prerendered, before the query is read. */
export const Unsettled: Story = {
  args: { mode: null },
  beforeEach: () => {
    document.documentElement.dataset['query'] = 'given';
    return () => {
      delete document.documentElement.dataset['query'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const Loading: Story = { args: { videos: { phase: 'loading' } } };
export const Failed: Story = {
  args: { videos: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutVideos: Story = {
  args: { videos: { phase: 'ready', lessons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/courses/pitfall-guide');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
export const LiveTeachingInChinese: Story = { args: { mode: 'live' }, globals: { language: 'zh' } };
