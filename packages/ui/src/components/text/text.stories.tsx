import type { Meta, StoryObj } from '@storybook/react-vite';
import { textSizes } from '../../tokens/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from './text.tsx';
import { textTones, textWeights } from './text.variants.ts';

const sentence = 'The archive keeps letters that travellers wrote on the night train.';

const meta = { title: 'Components/Text', component: Text, args: { children: sentence } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const EverySize: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {sentence}
        </Text>
      ))}
    </Stack>
  ),
};

export const EveryTone: Story = {
  render: () => (
    <Stack space="small">
      {textTones
        .filter((tone) => tone !== 'inverse')
        .map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}: {sentence}
          </Text>
        ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {sentence}
        </Text>
      ))}
    </Stack>
  ),
};

export const Passage: Story = {
  render: () => (
    <Card space="xlarge">
      <Stack>
        <Text size="passage">
          For most of its history the lighthouse had no keeper at all. Fishermen took turns to climb the stairs at dusk,
          and the log they left behind is less a record of ships than of weather, small debts and the price of oil.
        </Text>
        <Text size="passage">When the lamp was replaced in 1931, the last of them asked to keep the wick.</Text>
      </Stack>
    </Card>
  ),
};

export const Chinese: Story = {
  render: () => (
    <Stack>
      <Text lang="zh">练习时请放松，答案会在每次输入后自动保存在这台设备上。</Text>
      <Text size="passage">
        Deliberate <span lang="zh">（深思熟虑的）</span>
      </Text>
    </Stack>
  ),
};

export const OneLine: Story = { args: { truncate: true, children: `${sentence} ${sentence} ${sentence}` } };
