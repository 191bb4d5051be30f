'use client';
import { modules, submodulesOf } from '@rehearse/practice-machines/question-browser';
import { Card, Heading, Stack, Text } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './home-screen.css.ts';
import type { SiteCounts } from './stats.tsx';

export interface QuestionTypesProps {
  counts: SiteCounts | null;
}

/** The fourteen types by module, what each trains, and how many questions there are of it. */
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
        {modules.map(({ module_id }) => (
          <div key={module_id} className={styles.module}>
            <Card as="section" space="large">
              <Stack space="medium">
                <Heading level={3}>{screens(`modules.${module_id}`)}</Heading>
                <ul className={styles.list}>
                  {submodulesOf(module_id).map(({ submodule_id }) => (
                    <li key={submodule_id} className={styles.type}>
                      <span className={styles.typeHead}>
                        <Text as="span" weight="medium">
                          {screens(`submodules.${submodule_id}`)}
                        </Text>
                        <Text as="span" size="small" tone="muted" tabular>
                          {counts && countText(counts.questionsOf[submodule_id] ?? 0)}
                        </Text>
                      </span>
                      <Text as="span" size="small" tone="secondary">
                        {t(`types.trains.${submodule_id}`)}
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
