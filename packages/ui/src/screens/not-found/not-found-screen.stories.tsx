import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingScreen } from '../coming/index.ts';
import { ErrorScreen } from '../error/index.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = { title: 'Screens/Ends', component: NotFoundScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NotFoundScreen
>;
export default meta;

export const NotFound: StoryObj = {};
export const Coming: StoryObj = { render: () => <ComingScreen page="Vocabulary" /> };
export const Failed: StoryObj = { render: () => <ErrorScreen message="Failed to fetch" onReload={() => {}} /> };
