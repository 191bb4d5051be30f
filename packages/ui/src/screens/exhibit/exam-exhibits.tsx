'use client';
import { Badge, Divider, Heading, Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { WordMeter } from '../../practice/index.ts';
import { FrameClock, FrameProgress } from '../../practice/question-frame/frame-clock.tsx';
import * as styles from './exhibit.css.ts';
import { essay } from './reviewed-essay.ts';

const clock = { durationSeconds: 300, remainingSeconds: 134, elapsedSeconds: 166 };

/** A question in exam mode: only the bar with its clock, and the task. */
export function ExamExhibit() {
  const { t } = usePracticeTranslation();
  const { t: screens } = useScreensTranslation();
  return (
    <>
      <Stack space="xsmall">
        <div className={styles.head}>
          <Text weight="strong">{screens('submodules.14')}</Text>
          <Badge>{t('mode.exam')}</Badge>
          <FrameClock view={clock} />
        </div>
        <FrameProgress view={clock} />
      </Stack>
      <p lang="en" className={styles.passage}>
        {essay.prompt}
      </p>
      <WordMeter words={74} recommended={[50, essay.recommendedWords]} />
    </>
  );
}

/** The three practice modes with their descriptions. */
export function ModesExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      {(['learn', 'timed', 'exam'] as const).map((mode, index) => (
        <Stack key={mode} space="medium">
          {index > 0 && <Divider />}
          <Stack space="xxsmall">
            <Heading level={3}>{t(`mode.${mode}`)}</Heading>
            <Text tone="secondary">{t(`mode.note.${mode}`)}</Text>
          </Stack>
        </Stack>
      ))}
    </>
  );
}
