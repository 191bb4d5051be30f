'use client';
import { joinSentences } from '@rehearse/languages';
import type { CorrectionService } from '@rehearse/practice-machines/ai-correction';
import { Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { service, services as servicesStyle } from './ai-correction.css.ts';

/** The services that answers are sent to: what for, and how long they keep them. */
export function ServiceList({ services }: { services: readonly CorrectionService[] }) {
  const { t, language } = useAiTranslation();
  const keptText = (days: number | null) => {
    if (days === null) return t('consent.kept.unknown');
    return days === 0 ? t('consent.kept.none') : t('consent.kept.days', { count: days });
  };
  return (
    <ul className={servicesStyle}>
      {services.map(({ kind, name, host, keptDays }) => (
        <li key={kind} className={service}>
          <Text as="span" weight="medium">
            {name} ({host})
          </Text>
          <Text as="span" size="small" tone="secondary">
            {joinSentences([t(`consent.purpose.${kind}`), keptText(keptDays)], language)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
