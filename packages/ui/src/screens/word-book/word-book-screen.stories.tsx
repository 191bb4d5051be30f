import {
  driveWordBook,
  type Occurrence,
  type WordBookActor,
  type WordBookFixture,
  type WordBookView,
  wordBookView,
} from '@rehearse/practice-machines/word-book';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../story-of.tsx';
import type { MeaningLanguage } from './meanings.ts';
import { WordBookScreen } from './word-book-screen.tsx';

const meta = {
  title: 'Screens/Word book',
  component: WordBookScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const at = (fixture: WordBookFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveWordBook(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as WordBookActor} toView={wordBookView} screen={WordBookScreen} />
  ),
});

/** Words with few details. */
function bare(view: WordBookView): WordBookView {
  if (!('words' in view)) return view;
  const silent = { ipa: '', url: null };
  const words = view.words.map((word) => ({
    ...word,
    partOfSpeech: '',
    example: null,
    definition: null,
    british: silent,
    american: silent,
  }));
  return { ...view, words };
}

/** The first card of the list. */
const firstCard = (canvasElement: HTMLElement) => {
  const [card] = within(canvasElement).getAllByRole('article');
  return within(card as HTMLElement);
};

export const Ready: StoryObj = {
  ...at('ready'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Total Result: 60')).toBeVisible();
    const card = firstCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Master breakfast' }));
    await expect(card.getByRole('button', { name: 'Mastered breakfast' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/notebook/review');
    await expect(canvas.getByRole('link', { name: 'Mistake notebook' })).toHaveAttribute('href', '/notebook');
  },
};

export const ExplainedInEnglish: StoryObj<{ onMeaningLanguageChange: (language: MeaningLanguage) => void }> = {
  ...at('ready'),
  args: { onMeaningLanguageChange: fn() },
  render: ({ onMeaningLanguageChange }, { loaded }) => (
    <Live
      actor={loaded['actor'] as WordBookActor}
      toView={wordBookView}
      screen={(props) => <WordBookScreen {...props} onMeaningLanguageChange={onMeaningLanguageChange} />}
    />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const card = firstCard(canvasElement);
    await expect(card.getByText('the first meal of the day')).toBeVisible();
    await expect(card.queryByText('早餐')).toBeNull();
    await expect(card.queryByText(/我们七点吃早餐/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Explain words in' }), 'both');
    await expect(args.onMeaningLanguageChange).toHaveBeenCalledWith('both');
  },
};

/** In English and Chinese. */
export const ExplainedTwice: StoryObj = {
  ...at('ready'),
  render: (_, { loaded }) => (
    <Live
      actor={loaded['actor'] as WordBookActor}
      toView={wordBookView}
      screen={(props) => <WordBookScreen {...props} meaningLanguage="both" />}
    />
  ),
  play: async ({ canvasElement }) => {
    const card = firstCard(canvasElement);
    await expect(card.getByText('the first meal of the day')).toBeVisible();
    await expect(card.getByText('早餐')).toBeVisible();
  },
};

/** A host that sends only spelling, level and meanings. */
export const Bare: StoryObj = {
  loaders: [async () => ({ actor: await driveWordBook('ready') })],
  render: (_, { loaded }) => (
    <Live
      actor={loaded['actor'] as WordBookActor}
      toView={(snapshot) => bare(wordBookView(snapshot))}
      screen={WordBookScreen}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(firstCard(canvasElement).queryByRole('button', { name: /^Play/ })).toBeNull();
    await expect(firstCard(canvasElement).getByRole('button', { name: /^Master/ })).toBeVisible();
  },
};

export const WithQuestions: StoryObj<{ onPractise: (question: Occurrence) => void }> = {
  ...at('ready'),
  args: { onPractise: fn() },
  render: ({ onPractise }, { loaded }) => (
    <Live
      actor={loaded['actor'] as WordBookActor}
      toView={wordBookView}
      screen={(props) => <WordBookScreen {...props} onPractise={onPractise} />}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const card = firstCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Practice it breakfast' }));
    await expect(args.onPractise).toHaveBeenCalledWith({ questionId: 100000, submoduleId: 1 });
  },
};

export const Hiding: StoryObj = {
  ...at('ready'),
  play: async ({ canvas, canvasElement }) => {
    const card = firstCard(canvasElement);
    const height = canvasElement.scrollHeight;
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide meanings' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide vocabulary' }));
    await expect(card.getByRole('heading')).toHaveAccessibleName('Show the word');
    await expect(card.getByText('/ˈbrekfəst/', { selector: ':first-of-type > span' })).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    card.getByRole('button', { name: 'Show the word' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(card.getByRole('button', { name: 'breakfast' })).toHaveFocus();
    await expect(card.getByRole('button', { name: 'Show the meanings' })).toBeVisible();
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

export const Hidden: StoryObj = {
  ...at('hidden'),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('article');
    await expect(within(first as HTMLElement).getByRole('heading')).toHaveAccessibleName('Show the word');
    await expect(within(second as HTMLElement).getByRole('heading')).toHaveAccessibleName('remember');
  },
};

export const Loading: StoryObj = {
  ...at('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

/** While a search is typed, the current words stay. */
export const Typing: StoryObj = {
  ...at('typing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const Found: StoryObj = {
  ...at('found'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Searches the whole word book/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search words' })).toHaveValue('');
  },
};

/** The mark changes before the host replies; pressing again has no effect until then. */
export const Marking: StoryObj = {
  ...at('marking'),
  play: async ({ canvasElement }) => {
    const mastered = firstCard(canvasElement).getByRole('button', { name: 'Mastered breakfast' });
    await userEvent.dblClick(mastered);
    await expect(mastered).toHaveAccessibleName('Mastered breakfast');
  },
};

export const SoundStarting: StoryObj = at('starting');
export const SoundPlaying: StoryObj = {
  ...at('playing'),
  play: async ({ canvasElement }) => {
    await expect(firstCard(canvasElement).getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};
export const SoundUnheard: StoryObj = {
  ...at('unheard'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This clip can't be played.");
  },
};

export const Empty: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No result. Change your filter.')).toBeVisible();
  },
};
export const Failed: StoryObj = {
  ...at('failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: An error occurred while fetching the data')).toBeVisible();
  },
};
export const Phone: StoryObj = { ...at('ready'), globals: { viewport: { value: 'phone' } } };
export const PhoneHidden: StoryObj = { ...at('hidden'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('ready'), globals: { language: 'zh' } };
