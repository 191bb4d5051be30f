import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider } from '../../components/index.ts';
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
export const MockTestOnAHostWithoutTests: StoryObj = {
  render: () => (
    <LinkProvider component={(props) => <a {...props} />} lacks={(href) => href === '/tests'}>
      <MockTestScreen />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Practice under the test’s own rules' })).toBeVisible();
    await expect(
      canvas.getByText('A whole test in one sitting, with one result at the end, is not offered here.', {
        exact: false,
      }),
    ).toBeVisible();
  },
};
export const MockTestInChinese: StoryObj = { render: () => <MockTestScreen />, globals: { language: 'zh' } };
export const Phone: StoryObj = { render: () => <WritingAiScreen />, globals: { viewport: { value: 'phone' } } };
