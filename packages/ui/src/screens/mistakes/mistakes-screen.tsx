'use client';
import type { CorrectionKind } from '@rehearse/correction';
import Check from 'lucide-react/icons/check';
import PenLine from 'lucide-react/icons/pen-line';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { DrillPanel } from './drill-panel.tsx';
import { KindSection } from './kind-section.tsx';
import * as styles from './mistakes.css.ts';
import type { MistakeCounts, MistakesView } from './mistakes.types.ts';
import type { SentenceListProps } from './sentence-list.tsx';

export interface MistakesScreenProps extends SentenceListProps {
  view: MistakesView;
  /** The kind whose sentences are shown; null for none. */
  kind: CorrectionKind | null;
  onKindChange: (kind: CorrectionKind | null) => void;
  /** Whether a correction was just removed and can be restored. */
  isDismissed: boolean;
  onUndoDismiss: () => void;
  /** Loads the counts again after a failure. */
  onReload: () => void;
}

/** A learner's mistakes in texts: how often, since when, the lesson, the sentences, and drills. */
export function MistakesScreen(props: MistakesScreenProps) {
  const { t } = useMistakesTranslation();
  const { view } = props;
  const hasTexts = view.phase === 'ready' && view.texts > 0;
  return (
    <Container width="reading">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="secondary">{t('lead')}</Text>
        </Stack>
        <Phase {...props} />
        {hasTexts && (
          <Text size="small" tone="secondary">
            {t('limits')}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

function Phase(props: MistakesScreenProps) {
  const { t } = useMistakesTranslation();
  const failureText = useFailureText();
  const { view, onReload } = props;
  if (view.phase === 'failed')
    return <ErrorState title={t('failed')} description={failureText(view.failure)} onRetry={onReload} />;
  if (view.phase === 'loading') {
    return (
      <Card space="xlarge" aria-busy="true">
        <VisuallyHidden announce="polite">{t('loading')}</VisuallyHidden>
        <Skeleton lines={3} width={20} />
      </Card>
    );
  }
  return (
    <Stack space="large">
      {view.textsLeft > 0 && <Notice announce="polite">{t('checking', { count: view.textsLeft })}</Notice>}
      {view.kinds.length > 0 ? <Kinds {...props} counts={view} /> : view.textsLeft === 0 && <Nothing {...view} />}
    </Stack>
  );
}

function Nothing({ texts }: MistakeCounts) {
  const { t } = useMistakesTranslation();
  return (
    <EmptyState
      icon={texts === 0 ? PenLine : Check}
      title={t(texts === 0 ? 'empty.title' : 'clean.title')}
      description={texts === 0 ? t('empty.text') : t('clean.text', { count: texts })}
      actions={<ButtonLink href={sitePaths.practice}>{t('practise')}</ButtonLink>}
    />
  );
}

function Kinds({
  counts,
  kind,
  onKindChange,
  isDismissed,
  onUndoDismiss,
  ...list
}: MistakesScreenProps & { counts: MistakeCounts }) {
  const { t } = useMistakesTranslation();
  return (
    <>
      <DrillPanel {...counts} />
      {isDismissed && (
        <Notice
          announce="polite"
          actions={
            <Button variant="outline" size="small" onClick={onUndoDismiss}>
              {t('list.undo')}
            </Button>
          }
        >
          {t('list.dismissed')}
        </Notice>
      )}
      <Stack as="section" space="medium" aria-label={t('kinds')}>
        <Heading level={2}>{t('kinds')}</Heading>
        <div className={styles.kinds}>
          {counts.kinds.map((each) => (
            <KindSection
              key={each.kind}
              counts={each}
              weeks={counts.weeks}
              open={each.kind === kind}
              onOpenChange={(open) => {
                if (open) onKindChange(each.kind);
                else if (each.kind === kind) onKindChange(null);
              }}
              list={list.list}
              onPage={list.onPage}
              onRetry={list.onRetry}
              onDismiss={list.onDismiss}
              onOpenQuestion={list.onOpenQuestion}
            />
          ))}
        </div>
      </Stack>
    </>
  );
}
