'use client';
import { ChoiceGroup, Select, Stack } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import * as styles from './classes.css.ts';
import { PickedList } from './picked-list.tsx';
import type { usePickedQuestions, WantedQuestions } from './use-picked-questions.ts';

/** What a drill is made of, and how it is done. */
export interface DrillSettings extends WantedQuestions {
  mode: 'timed' | 'learn';
  review: 'each' | 'end';
}

interface DrillFieldsProps {
  /** Ids of the types to choose from. */
  offered: readonly number[];
  settings: DrillSettings;
  onChange: (settings: DrillSettings) => void;
  picked: ReturnType<typeof usePickedQuestions>;
}

const levels = ['any', 'Easy', 'Medium', 'Hard'] as const;
const counts = ['5', '10', '15', '20'] as const;

/** The fields of a drill, with its questions. */
export function DrillFields({ offered, settings, onChange, picked }: DrillFieldsProps) {
  const { t } = useClassesTranslation();
  const { typeName } = useScoreTexts();
  return (
    <Stack space="large">
      <Select
        label={t('give.type')}
        options={offered.map((id) => ({ value: String(id), label: typeName(id) }))}
        value={String(settings.submoduleId)}
        onValueChange={(id) => onChange({ ...settings, submoduleId: Number(id) })}
      />
      <ChoiceGroup<(typeof levels)[number]>
        label={t('give.level')}
        variant="segmented"
        choices={levels.map((value) => ({ value, label: t(`give.levels.${value}`) }))}
        value={settings.level ?? 'any'}
        onValueChange={(level) => onChange({ ...settings, level: level === 'any' ? null : level })}
      />
      <ChoiceGroup<(typeof counts)[number]>
        label={t('give.count')}
        variant="segmented"
        choices={counts.map((value) => ({ value, label: value }))}
        value={counts.find((count) => Number(count) === settings.count) ?? null}
        onValueChange={(count) => onChange({ ...settings, count: Number(count) })}
      />
      <PickedList picked={picked} count={settings.count} />
      <div className={styles.fields}>
        <ChoiceGroup<DrillSettings['mode']>
          label={t('give.mode')}
          choices={(['timed', 'learn'] as const).map((value) => ({ value, label: t(`give.modes.${value}`) }))}
          value={settings.mode}
          onValueChange={(mode) => onChange({ ...settings, mode })}
        />
        <ChoiceGroup<DrillSettings['review']>
          label={t('give.review')}
          choices={(['each', 'end'] as const).map((value) => ({ value, label: t(`give.reviews.${value}`) }))}
          value={settings.review}
          onValueChange={(review) => onChange({ ...settings, review })}
        />
      </div>
    </Stack>
  );
}
