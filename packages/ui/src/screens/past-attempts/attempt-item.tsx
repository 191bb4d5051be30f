'use client';
import { toPercent } from '@rehearse/scoring';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense, useEffect, useRef } from 'react';
import { IconButton, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { SavedClip } from '../../practice/index.ts';
import { AiReportLink } from './ai-report-link.tsx';
import { AnswerParts } from './answer-parts.tsx';
import { AttemptTurns } from './attempt-turns.tsx';
import { AttemptWords } from './attempt-words.tsx';
import * as styles from './past-attempts.css.ts';
import type { PastAttempt, ReadingSample } from './past-attempts.types.ts';

export interface AttemptItemProps {
  attempt: PastAttempt;
  sample?: ReadingSample | undefined;
  /** Called to ask for confirmation before the recording is deleted. */
  onDelete: () => void;
}

/** An attempt: time, score and answer. */
export function AttemptItem({ attempt, sample, onDelete }: AttemptItemProps) {
  const { t, language } = useScreensTranslation();
  const item = useFocusOnceDeleted(attempt.recordingUrl);
  const { createdAt, score, answer, recordingUrl, recordingFile, correction } = attempt;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = when.format(new Date(createdAt));
  return (
    <li ref={item} tabIndex={-1} className={styles.attempt}>
      <div className={styles.head}>
        <Text as="time" dateTime={createdAt} weight="medium">
          {time}
        </Text>
        {score !== null && (
          <Text as="span" tabular>
            {t('attempts.score', { value: toPercent(score) })}
          </Text>
        )}
        {correction && (
          <Suspense>
            <AiReportLink {...correction} />
          </Suspense>
        )}
        {recordingUrl !== null && <IconButton icon={Trash} label={t('attempts.delete', { time })} onClick={onDelete} />}
      </div>
      {answer && <AnswerParts parts={answer} />}
      {recordingUrl !== null &&
        (attempt.turns?.length ? (
          <AttemptTurns turns={attempt.turns} recordingUrl={recordingUrl} />
        ) : (
          <SavedClip url={recordingUrl} label={t('attempts.recording')} />
        ))}
      {sample && recordingUrl !== null && <AttemptWords recording={recordingFile ?? recordingUrl} sample={sample} />}
      {!answer && recordingUrl === null && <Text tone="muted">{t('attempts.deleted')}</Text>}
    </li>
  );
}

/** Deleting removes the focused button, so the attempt takes the focus. */
function useFocusOnceDeleted(recordingUrl: string | null) {
  const item = useRef<HTMLLIElement>(null);
  const before = useRef(recordingUrl);
  useEffect(() => {
    if (before.current !== null && recordingUrl === null) item.current?.focus();
    before.current = recordingUrl;
  }, [recordingUrl]);
  return item;
}
