import { createFakeVoiceDesk, type FakeVoiceDesk, fakeVoices } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { VoiceChoices } from './voice-choices.tsx';

const meta = { title: 'Practice/Voices', component: VoiceChoices } satisfies Meta;
export default meta;

const withDesk = (create: () => FakeVoiceDesk): StoryObj => ({
  loaders: [() => ({ desk: create() })],
  render: (_, { loaded }) => (
    <InFrame>
      <VoiceChoices desk={loaded['desk']} />
    </InFrame>
  ),
});
const chosen = () => createFakeVoiceDesk({ choice: { british: 'sonia', american: null } });

export const StandardVoices: StoryObj = {
  ...withDesk(createFakeVoiceDesk),
  play: async ({ canvas, loaded, userEvent }) => {
    const american = canvas.getByRole('combobox', { name: 'American English' });
    await expect(american).toHaveDisplayValue('Standard voice');
    await expect(canvas.getByText(/sends the text of the question to the maker of your browser/)).toBeVisible();
    await userEvent.selectOptions(american, 'Ava (Premium) – natural');
    await expect(loaded['desk'].choice()).toEqual({ british: null, american: 'ava' });
    await userEvent.selectOptions(american, 'Standard voice');
    await expect(loaded['desk'].choice()).toEqual({ british: null, american: null });
  },
};
export const Chosen: StoryObj = {
  ...withDesk(chosen),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to a sample: British English' }));
    await expect(loaded['desk'].spoken).toMatchObject([{ voiceId: 'sonia', stopped: false }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop: British English' }));
    await expect(loaded['desk'].spoken).toMatchObject([{ stopped: true }]);
    await expect(canvas.getByRole('button', { name: 'Listen to a sample: British English' })).toBeVisible();
  },
};
export const Speaking: StoryObj = {
  ...withDesk(chosen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to a sample: British English' }));
    await expect(canvas.getByRole('button', { name: 'Stop: British English' })).toBeVisible();
  },
};
export const SampleFailed: StoryObj = {
  ...withDesk(chosen),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to a sample: British English' }));
    loaded['desk'].fail('broken');
    await expect(await canvas.findByText(/can’t be played right now/)).toBeVisible();
  },
};
export const OneAccentOnly: StoryObj = {
  ...withDesk(() => createFakeVoiceDesk({ voices: fakeVoices.filter(({ accent }) => accent === 'american') })),
  play: async ({ canvas }) => {
    const british = canvas.getByRole('combobox', { name: 'British English', description: /no voice with this accent/ });
    await expect(british).toHaveTextContent('Samantha');
    await expect(canvas.queryByText(/maker of your browser/)).toBeNull();
  },
};
export const NoVoices: StoryObj = {
  ...withDesk(() => createFakeVoiceDesk({ voices: [] })),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(/no natural voice for English/)).toBeVisible();
    loaded['desk'].setVoices(fakeVoices);
    await expect(await canvas.findByRole('combobox', { name: 'British English' })).toBeVisible();
  },
};
export const InChinese: StoryObj = { ...withDesk(chosen), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...withDesk(chosen), globals: { viewport: { value: 'phone' } } };
