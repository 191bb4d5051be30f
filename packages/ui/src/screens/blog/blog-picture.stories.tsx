import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogPicture } from './blog-picture.tsx';
import { blogPictureNames } from './blog-picture-names.ts';

const meta = {
  title: 'Screens/Blog picture',
  component: BlogPicture,
  args: { name: 'score' },
  argTypes: { name: { options: blogPictureNames, control: 'select' } },
} satisfies Meta<typeof BlogPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Difficulty: Story = { args: { name: 'difficulty' } };
export const Questions: Story = { args: { name: 'questions' } };
export const Score: Story = { args: { name: 'score' } };
export const Cost: Story = { args: { name: 'cost' } };
export const Retakes: Story = { args: { name: 'retakes' } };
export const Length: Story = { args: { name: 'length' } };
