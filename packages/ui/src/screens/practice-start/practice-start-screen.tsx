'use client';
import { types } from '@rehearse/question-types';
import Play from 'lucide-react/icons/play';
import { type FormEvent, useState } from 'react';
import { Button, Card, ChoiceGroup, Container, Heading, Notice, Stack, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import * as styles from './practice-start.css.ts';

/** Level of the questions; `Mine` chooses by what is known of the learner. */
export type DrillLevel = 'Mine' | 'Easy' | 'Medium' | 'Hard';

/** What to practice in a row. */
export interface DrillRequest {
  /** One type, or several that are mixed. */
  submoduleIds: number[];
  level: DrillLevel;
  count: number;
  review: 'each' | 'end';
  mode: 'timed' | 'learn';
}

export interface PracticeStartScreenProps {
  /** Ids of the types that the host has, in order. */
  offered: readonly number[];
  nameOf: (submoduleId: number) => string;
  /** What is chosen at first. Default: Read & Select as in the exam. */
  initial?: Partial<DrillRequest>;
  /** The questions are being chosen. */
  loading?: boolean;
  /** Why it could not start; null while nothing went wrong. */
  failure?: string | null;
  onStart: (request: DrillRequest) => void;
}

const levels = ['Mine', 'Easy', 'Medium', 'Hard'] as const satisfies readonly DrillLevel[];
const wordsOnly = types.readAndSelect.id;
/** Numbers of questions to choose from. The exam has 18 words in a row. */
const countsOf = (ids: readonly number[]) =>
  ids.every((id) => id === wordsOnly) ? [10, 18, 30, 50] : [10, 20, 30, 50];

/** The form "Practice in a row": types, level, number of questions, clock and review. */
export function PracticeStartScreen(props: PracticeStartScreenProps) {
  const { offered, nameOf, initial, loading = false, failure = null, onStart } = props;
  const { t } = useSittingTranslation();
  const [submoduleIds, setIds] = useState(initial?.submoduleIds ?? [wordsOnly]);
  const [level, setLevel] = useState<DrillLevel>(initial?.level ?? 'Mine');
  const [size, setSize] = useState(Math.max(1, countsOf(submoduleIds).indexOf(initial?.count ?? 0)));
  const [review, setReview] = useState(initial?.review ?? 'each');
  const [mode, setMode] = useState(initial?.mode ?? 'timed');
  const counts = countsOf(submoduleIds);
  const isEmpty = submoduleIds.length === 0;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !loading) onStart({ submoduleIds, level, count: counts[size] ?? 10, review, mode });
  };
  return (
    <Container width="reading">
      <Stack space="large">
        <Stack space="small">
          <Heading level={1}>{t('kind.drill')}</Heading>
          <Text tone="secondary">{t('start.lead')}</Text>
        </Stack>
        <Card space="xlarge">
          <form onSubmit={start}>
            <Stack space="large">
              <fieldset className={styles.group}>
                <legend className={styles.legend}>{t('start.types')}</legend>
                <div className={styles.types}>
                  {offered.map((id) => (
                    <label key={id} className={styles.type}>
                      <input
                        type="checkbox"
                        className={styles.box}
                        checked={submoduleIds.includes(id)}
                        onChange={({ target }) =>
                          setIds(offered.filter((each) => (each === id ? target.checked : submoduleIds.includes(each))))
                        }
                      />
                      {nameOf(id)}
                    </label>
                  ))}
                </div>
              </fieldset>
              <ChoiceGroup<DrillLevel>
                label={t('start.level')}
                variant="segmented"
                choices={levels.map((value) => ({ value, label: t(`start.levels.${value}`) }))}
                value={level}
                onValueChange={setLevel}
              />
              <ChoiceGroup
                label={t('start.count')}
                variant="segmented"
                choices={counts.map((count, index) => ({ value: String(index), label: String(count) }))}
                value={String(size)}
                onValueChange={(value) => setSize(Number(value))}
              />
              <ChoiceGroup<DrillRequest['mode']>
                label={t('start.mode')}
                choices={(['timed', 'learn'] as const).map((value) => ({ value, label: t(`start.modes.${value}`) }))}
                value={mode}
                onValueChange={setMode}
              />
              <ChoiceGroup<DrillRequest['review']>
                label={t('start.review')}
                choices={(['each', 'end'] as const).map((value) => ({ value, label: t(`start.reviews.${value}`) }))}
                value={review}
                onValueChange={setReview}
              />
              {failure !== null && (
                <Notice tone="critical" announce="assertive" title={t('start.failed')}>
                  <Text size="small">{failure}</Text>
                </Notice>
              )}
              <Button
                type="submit"
                size="large"
                block
                icon={Play}
                loading={loading}
                {...(isEmpty ? { disabledReason: t('start.chooseType') } : {})}
              >
                {t('intro.start')}
              </Button>
              {isEmpty && (
                <Text size="small" tone="secondary">
                  {t('start.chooseType')}
                </Text>
              )}
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
}
