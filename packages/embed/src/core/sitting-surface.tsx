import { useState } from 'react';
import { EmbedSurface } from './embed-surface.tsx';
import { loadSitting } from './load-sitting.ts';
import type { SittingSurfaceProps } from './sitting-surface.types.ts';
import { keyOf, useLoaded } from './use-loaded.ts';

type LoadedSitting = Awaited<ReturnType<typeof load>>;

/** The code of sittings comes with their questions, so that pages without one don't have it. */
async function load(props: Pick<SittingSurfaceProps, 'questions' | 'mediaBase'>, signal: AbortSignal) {
  const [parts, questions] = await Promise.all([import('./sitting-parts.ts'), loadSitting(props, signal)]);
  return { ...parts, questions };
}

const sheetsOf = ({ sheet, questions }: LoadedSitting) => [sheet, ...new Set(questions.map((each) => each.sheet))];
const textsOf = ({ questions }: LoadedSitting) => [
  'sitting' as const,
  ...new Set(questions.flatMap(({ texts = [] }) => texts)),
];

/** Questions in a row, inside their shadow root. */
export function SittingSurface(props: SittingSurfaceProps) {
  const { questions, mediaBase, onError } = props;
  const [round, setRound] = useState(0);
  const key = keyOf(questions, mediaBase);
  const [loaded, onRetry] = useLoaded(key, (signal) => load({ questions, mediaBase }, signal), onError);
  return (
    <EmbedSurface {...props} loaded={loaded} onRetry={onRetry} sheetsOf={sheetsOf} textsOf={textsOf}>
      {({ RunningSitting, questions: ready }) => (
        <RunningSitting key={round} {...props} loaded={ready} onAgain={() => setRound((before) => before + 1)} />
      )}
    </EmbedSurface>
  );
}
