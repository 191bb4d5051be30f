'use client';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Waveform } from '../../practice/index.ts';
import { FrameClock } from '../../practice/question-frame/frame-clock.tsx';
import * as styles from './exhibit.css.ts';
import { levels } from './levels.ts';

const clock = { durationSeconds: 90, remainingSeconds: 52, elapsedSeconds: 38 };

/** A paused recording with its stopped clock. */
export function PausedExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <div className={styles.head}>
        <Text weight="strong">{t('speaking.paused')}</Text>
        <FrameClock view={clock} />
      </div>
      <div className={styles.wave}>
        <Waveform levels={levels.slice(0, 72)} bars={72} fit="grow" />
      </div>
    </>
  );
}
