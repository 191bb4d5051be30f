import { createFakeVoiceDesk, fakeVoices } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { VoiceButton } from './voice-button.tsx';
import { VoicesContext } from './voices-context.ts';

const meta = {
  title: 'Practice/Voice button',
  component: VoiceButton,
  args: { onCoverChange: fn() },
  loaders: [() => ({ desk: createFakeVoiceDesk() })],
  render: (args, { loaded }) => (
    <InFrame>
      <VoicesContext value={loaded['desk']}>
        <VoiceButton {...args} />
      </VoicesContext>
    </InFrame>
  ),
} satisfies Meta<typeof VoiceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Open: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    canvas.getByRole('button', { name: 'Voice' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Voices' }));
    await expect(args.onCoverChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'British English' }), 'Daniel');
    await expect(loaded['desk'].choice()).toEqual({ british: 'daniel', american: null });
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(args.onCoverChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Voice' })).toHaveFocus();
  },
};
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voice' }));
    const sheet = await screen.findByRole('dialog', { name: 'Voices' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
export const SheetOnPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } };
export const NoVoicesYet: Story = {
  loaders: [() => ({ desk: createFakeVoiceDesk({ voices: [] }) })],
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    loaded['desk'].setVoices(fakeVoices);
    await expect(await canvas.findByRole('button', { name: 'Voice' })).toBeVisible();
  },
};
