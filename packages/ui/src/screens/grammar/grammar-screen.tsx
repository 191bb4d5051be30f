'use client';
import { Container, Heading, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { type LessonLink, LessonRows } from '../courses/index.ts';

export interface GrammarScreenProps {
  /** All lessons, in order. */
  lessons: readonly LessonLink[];
}

/** The list of grammar lessons. */
export function GrammarScreen({ lessons }: GrammarScreenProps) {
  const { t } = useCoursesTranslation();
  return (
    <Container>
      <Stack space="xlarge">
        <Stack space="small">
          <Heading level={1} size="xlarge">
            {t('grammar.title')}
          </Heading>
          <Text size="lead" tone="secondary">
            {t('grammar.lead')}
          </Text>
        </Stack>
        <LessonRows lessons={lessons} />
      </Stack>
    </Container>
  );
}
