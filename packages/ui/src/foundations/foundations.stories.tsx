import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/heading/index.ts';
import { Stack } from '../components/stack/index.ts';
import { Text } from '../components/text/index.ts';
import { vars } from '../themes/contract.css.ts';
import { headingSizes, spaces, textSizes } from '../tokens/index.ts';
import { bar, box, grid, name, swatch } from './foundations.css.ts';

const meta = { title: 'Foundations/Samples' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { background, border, text, tone, plan } = vars.color;
const groups: Record<string, Record<string, string>> = {
  background,
  text,
  border,
  ...Object.fromEntries(Object.entries(tone).map(([key, colors]) => [`tone.${key}`, colors])),
  ...Object.fromEntries(Object.entries(plan).map(([key, colors]) => [`plan.${key}`, colors])),
};

export const Colors: Story = {
  render: () => (
    <Stack space="xlarge">
      {Object.entries(groups).map(([group, colors]) => (
        <Stack key={group} as="section" space="small">
          <Heading level={3}>{group}</Heading>
          <div className={grid}>
            {Object.entries(colors).map(([key, value]) => (
              <div key={key}>
                <div className={swatch} style={{ background: value }} />
                <div className={name}>{key}</div>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack space="large">
      {headingSizes.map((size) => (
        <Heading key={size} level={3} size={size}>
          {size === 'word' ? 'equanimity' : `Heading ${size}`}
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: she read the letter twice before she folded it.
        </Text>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack space="small">
      {spaces.map((step) => (
        <div key={step}>
          <div className={bar} style={{ width: vars.space[step] }} />
          <div className={name}>{step}</div>
        </div>
      ))}
    </Stack>
  ),
};

export const ShapeAndShadow: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries(vars.radius).map(([key, value]) => (
        <div key={key} className={box} style={{ borderRadius: value }}>
          <Text size="caption">{key}</Text>
        </div>
      ))}
      {Object.entries(vars.shadow).map(([key, value]) => (
        <div key={key} className={box} style={{ borderRadius: vars.radius.card, boxShadow: value }}>
          <Text size="caption">shadow {key}</Text>
        </div>
      ))}
    </div>
  ),
};
