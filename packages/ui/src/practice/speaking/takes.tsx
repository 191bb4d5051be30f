'use client';
import type { Take } from '@rehearse/practice-machines/speaking';
import Check from 'lucide-react/icons/check';
import { Badge, Button, Heading, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import { RecordingClip, ReviewSection } from '../review/index.ts';
import { flawOf } from './flaw.ts';
import * as styles from './speaking-review.css.ts';
import { useFluencyFigures } from './use-fluency-figures.ts';

const english = { speaking: en.speaking };

export interface TakesProps {
  /** All takes, oldest first. */
  takes: readonly Take[];
  /** The take that counts as the answer. */
  chosen: Take;
  onChoose: (recordingId: string) => void;
}

/** All takes to play and compare, with pace and pauses, and one chosen as the answer. */
export function Takes({ takes, chosen, onChoose }: TakesProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ReviewSection title={t('speaking.yourTakes')}>
      <div className={styles.takes}>
        {takes.map((take, index) => (
          <TakeCard
            key={take.recording.recordingId}
            number={index + 1}
            take={take}
            chosen={take === chosen}
            onChoose={() => onChoose(take.recording.recordingId)}
          />
        ))}
      </div>
      <Text size="small" tone="muted">
        {t('speaking.fluencyNote')}
      </Text>
    </ReviewSection>
  );
}

interface TakeCardProps {
  number: number;
  take: Take;
  chosen: boolean;
  onChoose: () => void;
}

function TakeCard({ number, take: { recording, result }, chosen, onChoose }: TakeCardProps) {
  const { t } = usePracticeTexts(english);
  const figuresOf = useFluencyFigures();
  const name = t('speaking.take', { number });
  const fluency = result?.fluency;
  const flaw = flawOf(result?.verdict);
  const length = { name: t('speaking.length'), value: toMinutes(Math.round(recording.durationSeconds)) };
  const measured = fluency?.kind === 'estimate' ? figuresOf(fluency.features) : null;
  const figures = measured ? [length, measured.pace, ...measured.pauses] : [length];
  return (
    <section className={styles.take} aria-label={name}>
      <div className={styles.takeHead}>
        <Heading level={4} size="small">
          {name}
        </Heading>
        {chosen && (
          <Badge tone="positive" size="small" icon={Check}>
            {t('speaking.chosen')}
          </Badge>
        )}
      </div>
      <RecordingClip recording={recording} label={name} />
      <dl className={styles.takeFigures}>
        {figures.map((figure) => (
          <div key={figure.name} className={styles.takeFigure}>
            <dt className={styles.takeName}>{figure.name}</dt>
            <dd className={styles.takeValue}>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {flaw !== null && <Text size="small">{t(`speaking.verdict.${flaw}`)}</Text>}
      <div className={styles.choose}>
        <Button
          variant="outline"
          size="small"
          disabledReason={chosen ? t('speaking.chosenNote') : undefined}
          onClick={onChoose}
        >
          {t('speaking.choose')}
        </Button>
      </div>
    </section>
  );
}
