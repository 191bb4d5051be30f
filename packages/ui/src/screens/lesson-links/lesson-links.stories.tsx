import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LessonLinks } from './lesson-links.tsx';

const meta = {
  title: 'Screens/Lesson links',
  component: LessonLinks,
  args: {
    pitfallsHref: '/courses/pitfall-guide#speak-about-the-photo',
    templateHref: '/courses/template-speak-about-a-photo',
  },
} satisfies Meta<typeof LessonLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATemplate: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Common mistakes' })).toHaveAttribute('href', args.pitfallsHref);
    await expect(canvas.getByRole('link', { name: 'Answer template' })).toHaveAttribute('href', args.templateHref);
  },
};
export const PitfallsOnly: Story = {
  args: { pitfallsHref: '/courses/pitfall-guide#read-and-complete', templateHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const InChinese: Story = { globals: { language: 'zh' } };
