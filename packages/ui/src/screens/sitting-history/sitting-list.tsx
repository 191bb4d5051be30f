'use client';
import Trash from 'lucide-react/icons/trash-2';
import { Badge, Button, IconButton, Inline, Text, TextLink } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { testReportPath } from '../sitting-paths.ts';
import * as styles from './sitting-history.css.ts';
import type { ListedSitting } from './sitting-history.types.ts';

export interface SittingListProps {
  sittings: readonly ListedSitting[];
  /** Ids of the tests to compare, two at most. */
  chosen: readonly string[];
  onChoose: (sittingId: string, isChosen: boolean) => void;
  onContinue: (sitting: ListedSitting) => void;
  /** Asks whether to delete it. */
  onDelete: (sitting: ListedSitting) => void;
}

/** The tests and drills, newest first. */
export function SittingList({ sittings, chosen, ...callbacks }: SittingListProps) {
  const { t } = useReportsTranslation();
  const hasChoice = sittings.some(({ overall }) => overall !== null);
  return (
    <ul className={styles.list} aria-label={t('history.list')}>
      {sittings.map((sitting) => (
        <Item
          key={sitting.sittingId}
          sitting={sitting}
          isChosen={chosen.includes(sitting.sittingId)}
          isFull={chosen.length === 2}
          hasChoice={hasChoice}
          {...callbacks}
        />
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<SittingListProps, 'onChoose' | 'onContinue' | 'onDelete'> {
  sitting: ListedSitting;
  isChosen: boolean;
  /** Two others are chosen. */
  isFull: boolean;
  /** Some of the tests can be compared. */
  hasChoice: boolean;
}

function Item({ sitting, isChosen, isFull, hasChoice, onChoose, onContinue, onDelete }: ItemProps) {
  const { t } = useReportsTranslation();
  const { testName, typeName, instantOf, shortDayOf, shownRange, percentOf } = useScoreTexts();
  const { sittingId, kind, state, submoduleIds, answered, count, startedAt, overall, share } = sitting;
  const isFinished = state === 'finished';
  const fullName = `${testName(sitting)}, ${shortDayOf(startedAt)}`;
  const result = overall
    ? shownRange(overall)
    : share === null
      ? null
      : t('history.share', { percent: percentOf(share) });
  return (
    <li className={styles.item({ hasChoice })}>
      {overall && (
        <span className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={t('history.choose', { name: fullName })}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={(event) => onChoose(sittingId, event.currentTarget.checked)}
          />
        </span>
      )}
      <div className={styles.name}>
        <Inline space="xsmall">
          <Text as="span" weight="medium">
            {testName(sitting)}
          </Text>
          {!isFinished && (
            <Badge tone="attention" size="small">
              {t(`history.${state}`)}
            </Badge>
          )}
        </Inline>
        <Text as="span" size="small" tone="secondary">
          {[
            ...(kind === 'drill' ? [submoduleIds.map(typeName).join(', ')] : []),
            instantOf(startedAt),
            t('history.answered', { answered, count }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </Text>
      </div>
      <span className={styles.result}>{result}</span>
      <span className={styles.action}>
        {isFinished ? (
          <TextLink href={testReportPath(sittingId)} aria-label={t('history.openName', { name: fullName })}>
            {t('history.open')}
          </TextLink>
        ) : (
          <Button
            size="small"
            aria-label={t('history.continueName', { name: fullName })}
            onClick={() => onContinue(sitting)}
          >
            {t('history.continue')}
          </Button>
        )}
        <IconButton icon={Trash} label={t('deletion.openName', { name: fullName })} onClick={() => onDelete(sitting)} />
      </span>
    </li>
  );
}
