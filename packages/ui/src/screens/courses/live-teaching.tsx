'use client';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useId } from 'react';
import { ButtonLink, Heading, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { CourseSection, Points } from './course-section.tsx';
import * as styles from './courses-screen.css.ts';

interface LiveTeachingProps {
  requestForm: ReactNode;
}

const audience = ['speaking', 'date', 'goal'] as const;
const steps = ['ask', 'answer', 'meet'] as const;

/** One-to-one teaching, and how to request it. */
export function LiveTeaching({ requestForm }: LiveTeachingProps) {
  const { t } = useCoursesTranslation();
  const formId = useId();
  return (
    <Stack space="xxlarge">
      <section className={styles.intro} aria-label={t('about')}>
        <Heading level={2} size="large">
          {t('live.title')}
        </Heading>
        <Text size="large" tone="secondary">
          {t('live.text')}
        </Text>
        <ButtonLink href={`#${formId}`} size="large" iconEnd={ArrowDown}>
          {t('start')}
        </ButtonLink>
      </section>
      <CourseSection title={t('audience')}>
        <Points
          points={audience.map((name) => ({ title: t(`live.for.${name}.title`), text: t(`live.for.${name}.text`) }))}
        />
      </CourseSection>
      <CourseSection title={t('overview')}>
        <Points
          as="ol"
          points={steps.map((name) => ({ title: t(`live.steps.${name}.title`), text: t(`live.steps.${name}.text`) }))}
        />
      </CourseSection>
      <div id={formId} tabIndex={-1} className={styles.form}>
        {requestForm}
      </div>
    </Stack>
  );
}
