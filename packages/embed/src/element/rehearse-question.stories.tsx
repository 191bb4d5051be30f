import './define.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { elementOptions } from '../docs/element-options.ts';
import { FromHtml } from '../docs/from-html.tsx';
import { loadTested } from '../docs/load-tested.ts';
import type { RehearseQuestion } from './rehearse-question.ts';

const meta = {
  title: 'Embed/rehearse-question',
  loaders: [loadTested],
  component: FromHtml,
  argTypes: { html: { table: { disable: true } } },
} satisfies Meta<typeof FromHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

const from = (html: string): Story => ({
  args: { html },
  parameters: {
    docs: {
      source: {
        language: 'html',
        code: `<script type="module" src="/rehearse/rehearse-question.js"></script>\n${html}`,
      },
    },
  },
});

const inside = (element: Element | null) => within(element?.shadowRoot?.firstElementChild as HTMLElement);

export const Attributes: Story = {
  ...from(
    `<rehearse-question storage="none" data='{ "type": "read-and-select", "word": "harbor", "correct": true }'></rehearse-question>`,
  ),
  play: async ({ canvasElement }) => {
    const element = await waitFor(() => {
      const found = canvasElement.querySelector<RehearseQuestion>('rehearse-question');
      inside(found).getByRole('button', { name: 'Start' });
      return found;
    });
    await userEvent.click(inside(element).getByRole('button', { name: 'Start' }));
    await userEvent.click(await inside(element).findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(element?.answered).toMatchObject({ score: 1 }));
  },
};

/** It is part of its form: without an answer, the form isn't valid. */
export const InAForm: Story = {
  ...from(`<form onsubmit="event.preventDefault(); alert(new FormData(this).get('q1'))">
  <rehearse-question name="q1" required storage="none" data='{ "type": "read-and-select", "word": "plomment", "correct": false }'></rehearse-question>
  <button style="background: #fff; color: #18212f">Send</button>
</form>`),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      inside(canvasElement.querySelector('rehearse-question')).getByRole('button', { name: 'Start' }),
    );
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(false);
  },
};

/** What the docs page lists is what the element has. */
export const Documented: Story = {
  ...from('<rehearse-question></rehearse-question>'),
  tags: ['!autodocs', '!dev'],
  play: async () => {
    const { observedAttributes } = customElements.get('rehearse-question') as typeof RehearseQuestion;
    const listed = elementOptions.map(({ attribute }) => attribute);
    await expect(listed).toEqual(expect.arrayContaining([...observedAttributes]));
  },
};
