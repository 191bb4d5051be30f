import { Spinner, Stack, Text } from '../../components/index.ts';

/** A text for something that takes a moment. */
export function Waiting({ text }: { text: string }) {
  return (
    <Stack align="center" space="small">
      <Spinner size="large" label="" />
      <Text tone="secondary" role="status">
        {text}
      </Text>
    </Stack>
  );
}
