import './define.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { elementOptions } from '../docs/element-options.ts';
import { FromHtml } from '../docs/from-html.tsx';
import { hostilePage } from '../docs/hostile-page.ts';
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

/** Every computed style of what is in a shadow root. */
const stylesIn = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map((each) => {
    const style = getComputedStyle(each);
    const names = [...style].filter((name) => !name.startsWith('--'));
    return [each.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('\n');
  });

/** The rules of a page stop at the shadow root: a question looks as on any other page. */
export const OnAHostilePage: Story = {
  ...from(`${hostilePage}
<rehearse-question storage="none" data='{
    "type": "fill-in-the-blanks",
    "sentenceTemplate": "We crossed the river by the old {}.",
    "clues": [["b", "r", null, null, null, null]],
    "referenceAnswer": "bridge"
  }'></rehearse-question>`),
  play: async ({ canvasElement }) => {
    const element = await waitFor(() => {
      const found = canvasElement.querySelector<RehearseQuestion>('rehearse-question');
      inside(found).getByRole('button', { name: 'Start' });
      return found as RehearseQuestion;
    });
    const style = canvasElement.querySelector('style') as HTMLStyleElement;
    const pageButton = canvasElement.querySelector('button') as HTMLButtonElement;
    // the page gives it another width, which is not what is compared
    element.style.width = '300px';
    const hostile = stylesIn(element);
    await expect(getComputedStyle(pageButton).borderStyle).toBe('dotted');
    style.disabled = true;
    const plain = stylesIn(element);
    await expect(getComputedStyle(pageButton).borderStyle).not.toBe('dotted');
    style.disabled = false;
    element.style.width = '';
    await expect(plain.length).toBeGreaterThan(3);
    await expect(hostile.filter((text, index) => text !== plain[index])).toEqual([]);
  },
};
// a page of its own on the docs page too, as its rules are for every element; only the question is ours to check
OnAHostilePage.parameters = {
  ...OnAHostilePage.parameters,
  a11y: { context: 'rehearse-question' },
  docs: { ...OnAHostilePage.parameters?.['docs'], story: { inline: false, height: '420px' } },
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
