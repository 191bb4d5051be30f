'use client';
import type { ReactNode } from 'react';
import { Button, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { CheckedText } from '../correction-report/index.ts';
import { ReviewSection } from '../review/index.ts';
import { WritingSheet } from './writing-sheet.tsx';
import * as styles from './written-text.css.ts';

const english = { shortcuts: en.shortcuts, writtenText: en.writtenText };

export interface RewritingProps {
  /** The version that is rewritten. */
  previous: string;
  /** Initial text of the new version. */
  text: string;
  maxLength: number;
  /** Submitted empty. */
  refused: boolean;
  /** The word count, which updates itself on each keystroke. */
  meter: ReactNode;
  onText: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** A new version of a text, next to the earlier one with its corrections. */
export function Rewriting({ previous, text, maxLength, refused, meter, onText, onSubmit, onCancel }: RewritingProps) {
  const { t } = useCorrectionsTranslation();
  const { t: practice } = usePracticeTexts(english);
  return (
    <Stack space="large">
      <div className={styles.compare}>
        <ReviewSection title={t('rewriting.title')}>
          <Stack space="medium">
            <Text tone="secondary">{t('rewriting.note')}</Text>
            <WritingSheet
              label={practice('writtenText.box')}
              text={text}
              mode="timed"
              refused={refused}
              maxLength={maxLength}
              rows={10}
              onText={onText}
              onDone={onSubmit}
            />
            {meter}
          </Stack>
        </ReviewSection>
        <ReviewSection title={t('rewriting.mistakes')}>
          <CheckedText text={previous} />
        </ReviewSection>
      </div>
      <ActionBar keys={[practice('shortcuts.control'), practice('shortcuts.enter')]}>
        <Button variant="outline" onClick={onCancel}>
          {t('rewriting.cancel')}
        </Button>
        <Button size="large" onClick={onSubmit}>
          {t('rewriting.submit')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
