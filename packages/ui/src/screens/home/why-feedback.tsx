'use client';
import { Heading, Text } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { DictationExhibit, Exhibit } from '../exhibit/index.ts';
import { Feature } from '../feature/index.ts';
import * as styles from './home-screen.css.ts';

/** How feedback shows what went wrong, what it cost and why. */
export function WhyFeedback() {
  const { t } = useHomeTranslation();
  return (
    <Feature
      side="start"
      title={t('why.title')}
      text={t('why.text')}
      piece={
        <Exhibit caption={t('why.caption')}>
          <DictationExhibit />
        </Exhibit>
      }
    >
      <div className={styles.reasons}>
        {(['slip', 'cost', 'reason'] as const).map((name) => (
          <div key={name} className={styles.reason}>
            <Heading level={3}>{t(`why.${name}.title`)}</Heading>
            <Text tone="secondary">{t(`why.${name}.text`)}</Text>
          </div>
        ))}
      </div>
    </Feature>
  );
}
