import type { Meta, StoryObj } from '@storybook/react-vite';
import Sparkles from 'lucide-react/icons/sparkles';
import { expect } from 'storybook/test';
import { tones } from '../../tokens/index.ts';
import { Inline } from '../inline/index.ts';
import { Matrix } from '../matrix.tsx';
import { Badge } from './badge.tsx';
import { badgeSizes, difficulties } from './badge.variants.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { PracticedBadge } from './practiced-badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const EveryLook: Story = {
  render: () => (
    <Matrix rows={tones} columns={badgeSizes}>
      {(tone, size) => (
        <Badge tone={tone} size={size} icon={tone === 'primary' ? Sparkles : undefined}>
          {tone}
        </Badge>
      )}
    </Matrix>
  ),
};

export const OfAQuestion: Story = {
  render: () => (
    <Inline>
      {difficulties.map((difficulty) => (
        <DifficultyBadge key={difficulty} difficulty={difficulty} />
      ))}
      <PracticedBadge />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Difficulty: Hard')).toBeInTheDocument();
    await expect(canvas.getByText('(130+)')).toBeVisible();
    await expect(canvas.getByText('Practiced')).toBeVisible();
  },
};

export const OfAQuestionInChinese: Story = {
  ...OfAQuestion,
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('难度：困难')).toBeInTheDocument();
    await expect(canvas.getByText('已练习')).toBeVisible();
  },
};
