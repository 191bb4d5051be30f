import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MockTestScreen } from './mock-test-screen.tsx';
import { SpeakingAiScreen } from './speaking-ai-screen.tsx';
import { WritingAiScreen } from './writing-ai-screen.tsx';

const meta = { title: 'Screens/Products', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const startsAtPractice: StoryObj['play'] = async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link', { name: 'Get Started' })) {
    await expect(link).toHaveAttribute('href', '/practice');
  }
  await expect(canvas.getByText('What it doesn’t do')).toBeVisible();
  await expect(document.body).toHaveFocus();
};

export const SpeakingAi: StoryObj = { render: () => <SpeakingAiScreen />, play: startsAtPractice };
export const SpeakingAiInChinese: StoryObj = { render: () => <SpeakingAiScreen />, globals: { language: 'zh' } };
export const WritingAi: StoryObj = { render: () => <WritingAiScreen />, play: startsAtPractice };
export const WritingAiInChinese: StoryObj = { render: () => <WritingAiScreen />, globals: { language: 'zh' } };
export const MockTest: StoryObj = { render: () => <MockTestScreen />, play: startsAtPractice };
export const MockTestInChinese: StoryObj = { render: () => <MockTestScreen />, globals: { language: 'zh' } };
export const Phone: StoryObj = { render: () => <WritingAiScreen />, globals: { viewport: { value: 'phone' } } };
