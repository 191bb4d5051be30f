import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { NotebookEntry } from './notebook.types.ts';
import { NotebookScreen } from './notebook-screen.tsx';

const hour = 3600;

const word: NotebookEntry = {
  cardId: 1,
  status: 'due',
  reason: 'wrongLetters',
  given: 'harvset',
  score: null,
  source: { questionId: 1042, submoduleId: 10 },
  timesMissed: 2,
  streak: 0,
  inSeconds: 0,
  item: {
    kind: 'word',
    text: 'harvest',
    definition: 'the time when crops are gathered; the crops themselves',
    meanings: ['收获', '收成'],
    level: 'CEFR-B1',
    british: { ipa: 'ˈhɑːvɪst', audioUrl: null },
    american: { ipa: 'ˈhɑːrvɪst', audioUrl: null },
    example: { en: 'The whole village helps with the harvest.', zh: '全村人都来帮忙收割。' },
  },
};
const question: NotebookEntry = {
  cardId: 2,
  status: 'due',
  reason: 'takenForWord',
  given: 'yes',
  score: null,
  source: { questionId: 77, submoduleId: 1 },
  timesMissed: 1,
  streak: 1,
  inSeconds: 0,
  item: {
    kind: 'question',
    questionId: 77,
    submoduleId: 1,
    moduleId: 1,
    prompt: 'drabnick',
    audioUrl: null,
    picture: null,
    answer: 'no',
    answerAudioUrl: null,
    explanation: null,
  },
};
const own: NotebookEntry = {
  ...word,
  cardId: 3,
  reason: 'imported',
  given: null,
  source: null,
  timesMissed: 0,
  item: {
    ...word.item,
    kind: 'word',
    text: 'off the cuff',
    definition: null,
    meanings: ['即兴'],
    level: null,
    british: null,
    american: null,
    example: null,
  },
};
const dictation: NotebookEntry = {
  ...question,
  cardId: 4,
  reason: 'lowScore',
  given: 'The lectur begin at ten',
  score: 0.62,
  item: {
    ...question.item,
    kind: 'question',
    questionId: 310,
    submoduleId: 6,
    moduleId: 3,
    prompt: '',
    picture: null,
    audioUrl: null,
    answer: 'The lecture begins at ten.',
    answerAudioUrl: null,
    explanation: null,
  },
};
const entries = [word, question, dictation, own];

const meta = {
  title: 'Screens/Notebook',
  component: NotebookScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    summary: { phase: 'ready', due: 4, learning: 9, graduated: 21, nextInSeconds: 3 * hour },
    filter: { status: 'due', kind: 'all' },
    list: { phase: 'ready', entries, page: 1, pages: 2, total: 14 },
    deleted: null,
    importState: { phase: 'idle' },
    exportState: { phase: 'idle' },
    onFilterChange: fn(),
    onPage: fn(),
    onRetry: fn(),
    onDelete: fn(),
    onUndoDelete: fn(),
    onPractise: fn(),
    onImport: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof NotebookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/notebook/review');
    await expect(canvas.getByText('Your answer: Yes, a real word')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Practice Fill In the Blanks #1042' }));
    await expect(args.onPractise).toHaveBeenLastCalledWith({ questionId: 1042, submoduleId: 10 });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete harvest' }));
    await expect(args.onDelete).toHaveBeenCalledWith(word);
    await userEvent.click(canvas.getByRole('tab', { name: 'Graduated' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'graduated', kind: 'all' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Words' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: 'due', kind: 'word' });
  },
};
export const Later: Story = {
  args: {
    summary: { phase: 'ready', due: 0, learning: 2, graduated: 0, nextInSeconds: 3 * hour },
    filter: { status: 'learning', kind: 'all' },
    list: {
      phase: 'ready',
      page: 1,
      pages: 1,
      total: 2,
      entries: [
        { ...word, status: 'learning', inSeconds: 3 * hour, streak: 1 },
        { ...question, status: 'learning', inSeconds: 264 * hour, streak: 2 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is due now' })).toBeVisible();
    await expect(canvas.getByText('Back in 11 days')).toBeVisible();
  },
};
export const Graduated: Story = {
  args: {
    filter: { status: 'graduated', kind: 'all' },
    list: { phase: 'ready', page: 1, pages: 1, total: 1, entries: [{ ...word, status: 'graduated', streak: 3 }] },
  },
};
export const Empty: Story = {
  args: {
    summary: { phase: 'ready', due: 0, learning: 0, graduated: 0, nextInSeconds: null },
    list: { phase: 'ready', entries: [], page: 1, pages: 0, total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start practicing' })).toHaveAttribute('href', '/practice');
  },
};
export const NothingUnderFilter: Story = {
  args: { list: { phase: 'ready', entries: [], page: 1, pages: 0, total: 0 } },
};
export const Loading: Story = { args: { summary: { phase: 'loading' }, list: { phase: 'loading' } } };
export const Offline: Story = {
  args: {
    summary: { phase: 'ready', due: 4, learning: 9, graduated: 21, nextInSeconds: null },
    list: { phase: 'failed', failure: { code: 'network', message: '' } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { summary: { phase: 'failed', failure: { code: 'network', message: '' } }, list: { phase: 'loading' } },
};
export const Deleted: Story = {
  args: { deleted: 'harvest', list: { phase: 'ready', entries: [question], page: 1, pages: 1, total: 1 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('“harvest” was deleted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDelete).toHaveBeenCalledOnce();
  },
};
export const Importing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add words' }));
    await expect(canvas.getByText('Enter at least one word.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), 'bridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Add words' }));
    await expect(args.onImport).toHaveBeenCalledWith('bridge');
    const file = new File(['river\nlake'], 'words.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Choose a file', { selector: 'input' }), file);
    await waitFor(() => expect(args.onImport).toHaveBeenLastCalledWith('river\nlake'));
  },
};
export const Imported: Story = {
  args: {
    importState: {
      phase: 'done',
      report: {
        matched: ['bridge', 'river'],
        added: ['serendipity'],
        known: ['harvest'],
        refused: [{ line: 4, text: '12345', why: 'notAWord' }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [, details] = canvas.getAllByText('1 line was skipped');
    await userEvent.click(details as HTMLElement);
    await expect(canvas.getByText('Line 4: 12345 (not a word)')).toBeVisible();
  },
};
export const ImportFailed: Story = {
  args: { importState: { phase: 'failed', failure: { code: 'network', message: '' } } },
};
export const ImportRefused: Story = {
  args: {
    importState: { phase: 'failed', failure: { code: 'field.character', message: '', field: 'text' } },
  },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: '单词' });
    await expect(words).toHaveAccessibleDescription(/内容里有无法保存的字符，请重新输入。/);
    await expect(words).toHaveFocus();
  },
};
export const Exporting: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Which words'), 'mastered');
    await userEvent.click(canvas.getByRole('button', { name: 'Download for Anki' }));
    await expect(args.onExport).toHaveBeenCalledWith('mastered', 'anki');
  },
};
export const Exported: Story = {
  args: { exportState: { phase: 'done', words: 30, fileName: 'rehearse-notebook-2026-11-21.csv' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Whether a character is on another line than the text before it. */
function beginsLine(text: Text, at: number): boolean {
  const topOf = (from: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect().top;
  };
  return topOf(at) > topOf(text.data.slice(0, at).trimEnd().length - 1);
}

export const NoLineBeginsWithADot: Story = {
  play: async ({ canvas, canvasElement }) => {
    const facts = canvas.getByText(/Made-up word taken/).firstChild as Text;
    const dots = [...facts.data.matchAll(/·/g)].map(({ index }) => index);
    await expect(dots).not.toHaveLength(0);
    for (let width = 240; width <= 480; width += 4) {
      canvasElement.style.width = `${width}px`;
      await expect(
        dots.some((dot) => beginsLine(facts, dot)),
        `${width} px`,
      ).toBe(false);
    }
    canvasElement.style.removeProperty('width');
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
