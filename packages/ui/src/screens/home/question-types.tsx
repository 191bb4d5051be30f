'use client';
import { modules, typesOf } from '@rehearse/question-types';
import { Card, Heading, Stack, Text } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './home-screen.css.ts';
import type { SiteCounts } from './stats.tsx';

export interface QuestionTypesProps {
  counts: SiteCounts | null;
}

/** The question types by module, with what they train and their number of questions. */
export function QuestionTypes({ counts }: QuestionTypesProps) {
  const { t, language } = useHomeTranslation();
  const countText = (count: number) => t('types.count', { count, number: count.toLocaleString(language) });
  const { t: screens } = useScreensTranslation();
  return (
    <section className={styles.types}>
      <Stack space="small">
        <Heading level={2} size="xlarge">
          {t('types.title')}
        </Heading>
        <Text size="large" tone="secondary">
          {t('types.text')}
        </Text>
      </Stack>
      <div className={styles.modules}>
        {modules.map(({ id: moduleId }) => (
          <div key={moduleId} className={styles.module}>
            <Card as="section" space="large">
              <Stack space="medium">
                <Heading level={3}>{screens(`modules.${moduleId}`)}</Heading>
                <ul className={styles.list}>
                  {typesOf(moduleId).map(({ id }) => (
                    <li key={id} className={styles.type}>
                      <span className={styles.typeHead}>
                        <Text as="span" weight="medium">
                          {screens(`submodules.${id}`)}
                        </Text>
                        <Text as="span" size="small" tone="muted" tabular>
                          {counts && countText(counts.questionsOf[id] ?? 0)}
                        </Text>
                      </span>
                      <Text as="span" size="small" tone="secondary">
                        {t(`types.trains.${id}`)}
                      </Text>
                    </li>
                  ))}
                </ul>
              </Stack>
            </Card>
          </div>
        ))}
      </div>
    </section>
  );
}
