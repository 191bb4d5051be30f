'use client';
import type { ReplayView } from '@rehearse/practice-machines/interactive-listening';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { IconButton, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { interactiveListening: en.interactiveListening };

export interface ReplayButtonProps {
  /** Turn index, from 0. */
  turn: number;
  replay: ReplayView;
  onReplay: (turn: number) => void;
}

/** Learn mode: replays a turn, or stops it. */
export function ReplayButton({ turn, replay: { current }, onReplay }: ReplayButtonProps) {
  const { t } = usePracticeTexts(english);
  const phase = current?.turn === turn ? current.phase : null;
  const playing = phase === 'playing' || phase === 'loading';
  const number = { turn: turn + 1 };
  return (
    <>
      {phase === 'failed' && (
        <Text as="span" size="small" tone="attention" role="status">
          {t('interactiveListening.replayFailed', number)}
        </Text>
      )}
      <IconButton
        icon={playing ? Square : Play}
        tone="primary"
        size="small"
        label={t(playing ? 'interactiveListening.stopReplay' : 'interactiveListening.replay', number)}
        onClick={() => onReplay(turn)}
      />
    </>
  );
}
