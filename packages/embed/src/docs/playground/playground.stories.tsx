import { languages } from '@rehearse/languages';
import { practiceModes } from '@rehearse/practice-machines/protocol';
import { findType, type TypeId } from '@rehearse/question-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadTested } from '../load-tested.ts';
import { Playground } from './playground.tsx';

const meta = {
  title: 'Embed/Playground',
  loaders: [loadTested],
  component: Playground,
  tags: ['!autodocs'],
  args: { mode: 'timed', start: 'on-click', theme: 'auto' },
  argTypes: {
    type: { table: { disable: true } },
    mode: { control: 'inline-radio', options: practiceModes },
    start: { control: 'inline-radio', options: ['on-click', 'visible', 'now'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    locale: { control: 'inline-radio', options: languages },
    primary: { control: 'color' },
  },
  render: ({ theme, ...args }, { globals }) => (
    <Playground {...args} theme={theme === 'auto' ? globals['theme'] : theme} />
  ),
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

const playground = (type: TypeId): Story => ({ name: findType(type)?.name, args: { type } });

/** What is inside the shadow root of the question, once it has a button of this name. */
async function question({ canvasElement }: Scene, button: string) {
  return waitFor(() => {
    const root = canvasElement.querySelector('.playground-question > div')?.shadowRoot;
    const inside = within(root?.firstElementChild as HTMLElement);
    inside.getByRole('button', { name: button });
    return inside;
  });
}
const press = async (scene: Scene, button: string) =>
  userEvent.click((await question(scene, button)).getByRole('button', { name: button }));

const field = ({ canvas }: Scene) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /as JSON/ });

/** Writes over the JSON, as a paste does. */
async function write(scene: Scene, data: unknown) {
  await userEvent.clear(field(scene));
  await userEvent.click(field(scene));
  await userEvent.paste(typeof data === 'string' ? data : JSON.stringify(data));
}

/** The detail of the newest event of this name, once there is one. Drafts can follow an answer. */
const newest = ({ canvas }: Scene, name: string) =>
  waitFor(() => {
    const entries = within(canvas.getByRole('region', { name: 'Events' })).getAllByRole('listitem');
    const entry = entries.find((each) => each.querySelector('summary code')?.textContent === name);
    expect(entry).toBeDefined();
    return JSON.parse(entry?.querySelector('pre')?.textContent ?? '') as Record<string, unknown>;
  });

export const ReadAndSelect: Story = {
  ...playground(1),
  play: async (scene) => {
    await press(scene, 'Start');
    await press(scene, 'Yes');
    await expect(await newest(scene, 'answered')).toMatchObject({ submoduleId: 1, score: 1, answer: 'yes' });
    await write(scene, { type: 'read-and-select', correct: true });
    const problems = scene.canvas.getByRole('status');
    await expect(problems).toHaveTextContent('/word is missing');
    await expect(field(scene)).toBeInvalid();
    await expect(await newest(scene, 'error')).toMatchObject({ code: 'data', problems: [{ path: '/word' }] });
    await userEvent.click(scene.canvas.getByRole('button', { name: 'Start over' }));
    await question(scene, 'Start');
    await expect(problems).toHaveTextContent('The data are valid.');
  },
};
export const ReadAloud: Story = playground(2);
export const ReadThenSpeak: Story = playground(3);
export const ListenThenSpeak: Story = playground(4);
export const SpeakAboutThePhoto: Story = playground(5);
export const ListenAndType: Story = playground(6);
export const InteractiveListening: Story = playground(7);
export const ReadAndComplete: Story = {
  ...playground(8),
  play: async (scene) => {
    await write(scene, {
      type: 'read-and-complete',
      sentenceTemplate: 'A {} day.',
      blankList: [{ clues: ['c', null] }],
    });
    await expect(scene.canvas.getByRole('status')).toHaveTextContent('/blankList/0/answer is missing');
    await write(scene, {
      type: 'read-and-complete',
      sentenceTemplate: 'The {} is cold.',
      blankList: [{ clues: ['t', 'e', null], answer: 'tea' }],
      blanks: 1,
    });
    await expect(scene.canvas.getByRole('status')).toHaveTextContent('/blanks is no field of the format');
    await press(scene, 'Start');
    const inside = await question(scene, 'Submit');
    await userEvent.type(inside.getByLabelText('Letter 3 of 3, blank'), 'a');
    await newest(scene, 'draft');
    await press(scene, 'Submit');
    await expect(await newest(scene, 'answered')).toMatchObject({ submoduleId: 8, score: 1, maxScore: 1 });
  },
};
export const InteractiveReading: Story = playground(9);
export const FillInTheBlanks: Story = {
  ...playground(10),
  play: async (scene) => {
    await press(scene, 'Start');
    const inside = await question(scene, 'Submit');
    await userEvent.type(inside.getByLabelText('Letter 4 of 9, blank'), 'uments');
    await press(scene, 'Submit');
    await expect(await newest(scene, 'answered')).toMatchObject({ submoduleId: 10, score: 1 });
    await write(scene, '{ "type": ');
    await expect(scene.canvas.getByRole('status')).toHaveTextContent('This is not JSON yet.');
    await expect(scene.canvas.getByText('The question appears here once its JSON can be read.')).toBeVisible();
  },
};
export const WriteAboutThePhoto: Story = playground(11);
export const InteractiveWriting: Story = playground(12);
export const SpeakingSample: Story = playground(13);
export const WritingSample: Story = playground(14);
export const InteractiveSpeaking: Story = playground(15);

/** In one column, with a brand color, by keyboard alone. */
export const OnAPhone: Story = {
  name: 'On a phone, with a brand',
  args: { type: 1, primary: '#0b6b4f', theme: 'dark' },
  globals: { viewport: { value: 'phone' } },
  play: async (scene) => {
    (await question(scene, 'Start')).getByRole('button', { name: 'Start' }).focus();
    await userEvent.keyboard('{Enter}');
    (await question(scene, 'No')).getByRole('button', { name: 'No' }).focus();
    await userEvent.keyboard('n');
    await expect(await newest(scene, 'answered')).toMatchObject({ score: 0, answer: 'no' });
  },
};
