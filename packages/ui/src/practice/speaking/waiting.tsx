import { Spinner, Stack, Text } from '../../components/index.ts';

/** Something takes a moment: what it is, in words. */
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
