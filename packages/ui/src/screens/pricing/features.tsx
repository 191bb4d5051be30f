'use client';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { Heading, Icon, type IconGlyph, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import * as styles from './pricing-screen.css.ts';

/** How much of a feature is available. */
type FeatureState = keyof typeof styles.mark;

const features = [
  { name: 'sessions', state: 'ready' },
  { name: 'questions', state: 'ready' },
  { name: 'samples', state: 'ready' },
  { name: 'analysis', state: 'ready' },
  { name: 'words', state: 'ready' },
  { name: 'tests', state: 'partly' },
  { name: 'study', state: 'partly' },
  { name: 'speaking', state: 'partly' },
] as const satisfies readonly { name: string; state: FeatureState }[];

const glyphs: Record<FeatureState, IconGlyph> = { ready: Check, partly: Check, notYet: Clock };

interface FeaturesProps {
  /** Number of questions in the bank; null if unknown. */
  questionCount: number | null;
  /** Whether the host has mock tests, as far as known. */
  offersTests: boolean;
}

/** The advertised features as a checklist, each with its availability. */
export function Features({ questionCount, offersTests }: FeaturesProps) {
  const { t, language } = usePricingTranslation();
  const offered = features.filter(({ name }) => offersTests || name !== 'tests');
  const count = questionCount !== null && new Intl.NumberFormat(language).format(questionCount);
  return (
    <Stack as="section" space="large">
      <Heading level={2}>{t('features.title')}</Heading>
      <ul className={styles.features}>
        {offered.map(({ name, state }) => (
          <li key={name} className={styles.feature}>
            <span className={styles.mark[state]}>
              <Icon glyph={glyphs[state]} />
              <VisuallyHidden>{t(`features.state.${state}`)}</VisuallyHidden>
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
