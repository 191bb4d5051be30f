import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, Stack } from '../../components/index.ts';
import { ActionBar } from '../action-bar/index.ts';
import { InFrame } from '../in-frame.tsx';
import { HintButton } from './hint-button.tsx';
import { Hints } from './hints.tsx';

const meta = { title: 'Practice/Hint' } satisfies Meta;
export default meta;

const texts = ['Listen for the verb that follows “museum”.', 'The next word begins with “op”.'];

/** Each hint joins the list and is announced; the last one turns the button off. */
export const TwoOfTwo: StoryObj = {
  render: function TwoHints() {
    const [given, setGiven] = useState(0);
    return (
      <InFrame>
        <Stack>
          <Hints items={texts.slice(0, given)} />
          <ActionBar>
            <HintButton remaining={texts.length - given} onHint={() => setGiven(given + 1)} />
            <Button size="large">Submit</Button>
          </ActionBar>
        </Stack>
      </InFrame>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelector('[aria-live="polite"]');
    await expect(announced()).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await expect(announced()).toHaveTextContent('Listen for the verb');
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await expect(canvas.getByRole('list', { name: 'Hints' })).toHaveTextContent(texts.join(''));
    await expect(canvas.getByRole('button', { name: 'Hint', description: 'There are no more hints.' })).toBeVisible();
  },
};
