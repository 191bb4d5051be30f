'use client';
import { Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { StretchClip } from '../../practice/index.ts';
import * as styles from './past-attempts.css.ts';
import type { AttemptTurn } from './past-attempts.types.ts';

export interface AttemptTurnsProps {
  turns: readonly AttemptTurn[];
  recordingUrl: string;
}

/** The questions of a conversation, each with the learner's answer. */
export function AttemptTurns({ turns, recordingUrl }: AttemptTurnsProps) {
  const { t } = useScreensTranslation();
  return (
    <dl className={styles.parts}>
      {turns.map(({ asked, start, end }, index) => {
        const label = t('attempts.part.turn', { number: index + 1 });
        return (
          <div key={asked} className={styles.part}>
            <Text as="dt" size="small" tone="secondary">
              {label}
            </Text>
            <dd className={styles.answer}>
              <Text as="span" font="reading">
                <span lang="en">{asked}</span>
              </Text>
              {end > start && <StretchClip src={recordingUrl} stretch={{ start, end }} label={label} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
