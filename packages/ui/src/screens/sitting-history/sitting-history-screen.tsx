'use client';
import ChartNoAxes from 'lucide-react/icons/chart-no-axes-column';
import { useEffect, useRef, useState } from 'react';
import {
  ButtonLink,
  Card,
  ChoiceGroup,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Pagination,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { DeleteSittingDialog } from '../sitting-deletion/index.ts';
import { testComparisonPath } from '../sitting-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import {
  type ListedSitting,
  type SittingKindFilter,
  type SittingListState,
  sittingKinds,
  type TrendState,
} from './sitting-history.types.ts';
import { SittingList, type SittingListProps } from './sitting-list.tsx';
import { Trend } from './trend.tsx';

export interface SittingHistoryScreenProps extends Pick<SittingListProps, 'onContinue'> {
  list: SittingListState;
  trend: TrendState;
  kind: SittingKindFilter;
  onKindChange: (kind: SittingKindFilter) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** Called after the learner confirms. */
  onDelete: (sitting: ListedSitting) => void;
}

/** A learner's tests and drills, with the trend of their ranges. */
export function SittingHistoryScreen({
  list,
  trend,
  kind,
  onKindChange,
  onDelete,
  ...props
}: SittingHistoryScreenProps) {
  const { t } = useReportsTranslation();
  const { title, section, expect } = useFocusOnceDeleted(list);
  const isEmpty = list.phase === 'ready' && list.sittings.length === 0 && kind === 'all';
  return (
    <Container>
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1} ref={title} tabIndex={-1}>
            {t('history.title')}
          </Heading>
          <Text tone="secondary">{t('history.lead')}</Text>
        </Stack>
        {isEmpty ? (
          <EmptyState
            icon={ChartNoAxes}
            title={t('history.empty.title')}
            description={t('history.empty.text')}
            actions={<ButtonLink href={sitePaths.practice}>{t('history.empty.action')}</ButtonLink>}
          />
        ) : (
          <>
            <Trend trend={trend} />
            <Card as="section" aria-label={t('history.list')} ref={section} tabIndex={-1}>
              <Stack space="large">
                <ChoiceGroup<SittingKindFilter>
                  label={t('history.filter')}
                  variant="segmented"
                  choices={sittingKinds.map((each) => ({ value: each, label: t(`history.${each}`) }))}
                  value={kind}
                  onValueChange={onKindChange}
                />
                <List
                  list={list}
                  {...props}
                  onDelete={(sitting) => {
                    expect(sitting.sittingId);
                    onDelete(sitting);
                  }}
                />
              </Stack>
            </Card>
          </>
        )}
      </Stack>
    </Container>
  );
}

/** Deleting removes the focused button, so the list takes the focus, or the title once there is no list. */
function useFocusOnceDeleted(list: SittingListState) {
  const title = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const deleted = useRef<string | null>(null);
  useEffect(() => {
    if (list.phase !== 'ready' || deleted.current === null) return;
    if (list.sittings.some(({ sittingId }) => sittingId === deleted.current)) return;
    deleted.current = null;
    (section.current ?? title.current)?.focus({ preventScroll: true });
  }, [list]);
  return {
    title,
    section,
    /** The sitting that will leave the list. */
    expect(sittingId: string) {
      deleted.current = sittingId;
    },
  };
}

function List({
  list,
  onPage,
  onRetry,
  onContinue,
  onDelete,
}: Omit<SittingHistoryScreenProps, 'trend' | 'kind' | 'onKindChange'>) {
  const { t } = useReportsTranslation();
  const failureText = useFailureText();
  // in the order of choosing, with the time of each: the older one comes first in the comparison
  const [chosen, setChosen] = useState<readonly { sittingId: string; startedAt: string }[]>([]);
  const [asked, setAsked] = useState<ListedSitting | null>(null);
  if (list.phase === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden announce="polite">{t('history.loading')}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (list.phase === 'failed') {
    return (
      <ErrorState title={t('history.failed')} level={3} description={failureText(list.failure)} onRetry={onRetry} />
    );
  }
  const { sittings, page, pages } = list;
  if (sittings.length === 0) return <Text tone="secondary">{t('history.emptyKind')}</Text>;
  const [older, newer] = chosen.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt));
  const without = (sittingId: string) => chosen.filter((one) => one.sittingId !== sittingId);
  const canCompare = chosen.length > 0 || sittings.filter(({ overall }) => overall !== null).length > 1;
  return (
    <Stack space="large">
      {canCompare && (
        <Inline justify="between" role="status">
          <Text size="small" tone="secondary">
            {chosen.length === 0 ? t('history.chooseNote') : t('history.chosen', { count: chosen.length })}
          </Text>
          {older && newer && (
            <ButtonLink size="small" href={testComparisonPath(older.sittingId, newer.sittingId)}>
              {t('history.compare')}
            </ButtonLink>
          )}
        </Inline>
      )}
      <SittingList
        sittings={sittings}
        chosen={chosen.map(({ sittingId }) => sittingId)}
        onChoose={(sittingId, isChosen) => {
          const startedAt = sittings.find((one) => one.sittingId === sittingId)?.startedAt ?? '';
          setChosen(isChosen ? [...without(sittingId), { sittingId, startedAt }] : without(sittingId));
        }}
        onContinue={onContinue}
        onDelete={setAsked}
      />
      <Inline justify="center">
        <Pagination label={t('history.pages')} count={pages} value={page} onValueChange={onPage} />
      </Inline>
      {asked && (
        <DeleteSittingDialog
          kind={asked.kind}
          isFinished={asked.state === 'finished'}
          onKeep={() => setAsked(null)}
          onDelete={() => {
            setAsked(null);
            setChosen(without(asked.sittingId));
            onDelete(asked);
          }}
        />
      )}
    </Stack>
  );
}
