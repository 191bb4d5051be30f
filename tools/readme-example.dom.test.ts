import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { firstExample, writeExample } from './readme-example.ts';

document.body.innerHTML = '<div id="root"></div>';
const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
await import(writeExample('ui', firstExample('ui')));

it('the first example of ui shows a question, which is answered with the keyboard', async () => {
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('input'));
  await userEvent.keyboard('idge{Enter}');
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith('idge', 1));
  await screen.findByText('All correct');
});
