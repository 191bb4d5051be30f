'use client';
import Check from 'lucide-react/icons/check';
import { Heading, Icon, Stack, Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import * as styles from './pricing-screen.css.ts';

const features = ['sessions', 'questions', 'samples', 'analysis', 'words', 'study'] as const;

interface FeaturesProps {
  /** Questions of the bank, counted; null while that is not known. */
  questionCount: number | null;
}

/** What the product has, as a checklist. */
export function Features({ questionCount }: FeaturesProps) {
  const { t, language } = usePricingTranslation();
  const count = questionCount !== null && new Intl.NumberFormat(language).format(questionCount);
  return (
    <Stack as="section" space="large">
      <Heading level={2}>{t('features.title')}</Heading>
      <ul className={styles.features}>
        {features.map((name) => (
          <li key={name} className={styles.feature}>
            <span className={styles.tick}>
              <Icon glyph={Check} />
            </span>
            <div>
              <Text weight="strong">
                {name === 'questions' && count ? t('features.questions.count', { count }) : t(`features.${name}.title`)}
              </Text>
              <Text tone="secondary">{t(`features.${name}.text`)}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
