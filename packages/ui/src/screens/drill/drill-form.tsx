'use client';
import type { ReviewMistake } from '@rehearse/practice-machines/review-session';
import { type RefObject, useState } from 'react';
import { Button, Stack, Text, TextField, VisuallyHidden } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import * as styles from './drill.css.ts';

export interface DrillFormProps {
  mistake: ReviewMistake;
  fieldRef: RefObject<HTMLInputElement | null>;
  onCheck: (typed: string) => void;
}

/** The sentence with a gap where the mistake was, and a field for the right form. */
export function DrillForm({ mistake: { before, after, wrong }, fieldRef, onCheck }: DrillFormProps) {
  const { t } = useMistakesTranslation();
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(typed);
      }}
    >
      <Stack space="large">
        <p lang="en" className={styles.sentence}>
          {before}
          <span className={styles.gap}>
            <VisuallyHidden>{t('drill.gap')}</VisuallyHidden>
          </span>
          {wrong.endsWith(' ') ? ` ${after}` : after}
        </p>
        <Text tone="secondary">
          {wrong.trim() === '' ? (
            t('drill.wroteNothing')
          ) : (
            <>
              {t('drill.wrote')} <span lang="en">{wrong.trim()}</span>
            </>
          )}
        </Text>
        <TextField
          ref={fieldRef}
          lang="en"
          label={t('drill.ask')}
          description={t('drill.hint')}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
        <Button type="submit" size="large" block>
          {t('drill.check')}
        </Button>
      </Stack>
    </form>
  );
}
