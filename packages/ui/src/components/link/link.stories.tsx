import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { linkTones } from './link.variants.ts';
import type { LinkComponentProps } from './link-context.tsx';
import { LinkProvider } from './link-provider.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#practice', children: 'Back to practice' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const EveryTone: Story = {
  render: (args) => (
    <Stack>
      {linkTones.map((tone) => (
        <Text key={tone}>
          Lost your place? <TextLink {...args} tone={tone} />
        </Text>
      ))}
    </Stack>
  ),
};

export const Quiet: Story = { args: { quiet: true, tone: 'neutral', children: 'Privacy policy' } };

const went = fn();
const routerLink = ({ href, ...props }: LinkComponentProps) => (
  <a
    {...props}
    href={`/app${href}`}
    onClick={(event) => {
      event.preventDefault();
      went(href);
    }}
  />
);

export const ToAPageThatIsNotThere: Story = {
  args: { href: '/notebook', children: 'Notebook' },
  render: (args) => (
    <LinkProvider component={routerLink} lacks={(href) => href === '/notebook'}>
      <TextLink {...args} /> <TextLink href="/vocab">Word book</TextLink>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Word book' })).toBeVisible();
  },
};

export const ThroughARouter: Story = {
  args: { href: '/vocab', children: 'Word book' },
  render: (args) => (
    <LinkProvider component={routerLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Word book' }));
    await expect(went).toHaveBeenCalledWith('/vocab');
  },
};
