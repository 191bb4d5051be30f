import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shortArticle } from '../article/article.fixtures.ts';
import { ArticleScreen } from '../article/index.ts';
import { AddedCredits } from './added-credits.tsx';

const meta = {
  title: 'Screens/Credits',
  component: AddedCredits,
  parameters: { layout: 'fullscreen' },
  args: {
    voices: 'Speech by voices.example, natural-2',
    pictures: [
      {
        name: 'harbor',
        alt: 'A harbor',
        credit: 'Ana Silva',
        licence: 'CC BY 4.0',
        source: 'https://example.org/harbor',
      },
      { name: 'market', alt: 'A market', credit: 'Lindqvist Photography', licence: 'With permission', source: null },
    ],
  },
  render: (args) => (
    <ArticleScreen article={{ ...shortArticle, title: 'Credits' }}>
      <AddedCredits {...args} />
    </ArticleScreen>
  ),
} satisfies Meta<typeof AddedCredits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PicturesAndVoices: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Added on this site' });
    await expect(section).toHaveTextContent('A harborBy Ana Silva. License: CC BY 4.0. Source');
    await expect(canvas.getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://example.org/harbor');
    await expect(canvas.getByText('Speech by voices.example, natural-2')).toBeVisible();
  },
};

export const OnlyVoices: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Photographs' })).toBeNull();
  },
};

export const Nothing: Story = {
  args: { voices: null, pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Added on this site' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
