'use client';
import type { Sitting, SittingSlot, SittingView } from '@rehearse/practice-machines/sitting';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Button, Heading, Stack, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import * as styles from './sitting.css.ts';
import { useSittingLevels } from './sitting-level.ts';
import { Stop } from './stop.tsx';

export interface IntroductionProps {
  view: Extract<SittingView, { phase: 'introduction' }>;
  nameOf: (submoduleId: number) => string;
  onBegin: () => void;
  /** Absent where there is nowhere to go. */
  onLeave: (() => void) | undefined;
}

/** What awaits the learner: how much, which sections, and the rules. */
export function Introduction({ view, nameOf, onBegin, onLeave }: IntroductionProps) {
  const { t } = useSittingTranslation();
  const { detail } = useSittingLevels();
  const { sitting, needsCheck, isBegun, next } = view;
  const { isSealed, slots, minutes } = sitting;
  const number = next ? slots.indexOf(next) + 1 : slots.length;
  const begin = isBegun ? 'intro.goOn' : needsCheck ? 'intro.check' : 'intro.start';
  return (
    <Stop
      icon={ClipboardList}
      title={t('intro.length', { count: slots.length, minutes })}
      text={isBegun ? t('intro.begun', { number, count: slots.length }) : undefined}
      onContinue={onBegin}
      continueLabel={t(begin, { number })}
      actions={
        onLeave && (
          <Button size="large" variant="outline" onClick={onLeave}>
            {t('intro.notNow')}
          </Button>
        )
      }
    >
      {!isBegun && (
        <Stack space="xsmall">
          <Heading level={detail} size="small">
            {t('intro.sections')}
          </Heading>
          <ul className={styles.list}>
            {sectionsOf(slots).map(({ submoduleId, count }) => (
              <li key={submoduleId} className={styles.item}>
                <span className={styles.name}>{nameOf(submoduleId)}</span>
                <span className={styles.figure}>{t('intro.questions', { count })}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {isSealed && (
        <Stack space="xsmall">
          <Heading level={detail} size="small">
            {t('intro.rules')}
          </Heading>
          <ul className={styles.rules}>
            {(['clock', 'noWayBack', 'pause', 'connection'] as const).map((rule) => (
              <li key={rule}>
                <Text>{t(`rule.${rule}`)}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stop>
  );
}

/** The types in the order in which they come first, with their numbers of questions. */
function sectionsOf(slots: Sitting['slots']): { submoduleId: number; count: number }[] {
  const counts = new Map<SittingSlot['submoduleId'], number>();
  for (const { submoduleId } of slots) counts.set(submoduleId, (counts.get(submoduleId) ?? 0) + 1);
  return [...counts].map(([submoduleId, count]) => ({ submoduleId, count }));
}
