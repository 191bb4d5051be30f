'use client';
import type { PracticeMode } from '@rehearse/practice-machines/protocol';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Stack, TextArea, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { useFirstFocus, useTakeFocus } from '../surface/index.ts';

const english = { writtenText: en.writtenText };

export interface WritingSheetProps {
  label: string;
  /** Initial text. The text area then keeps the text itself, so that a keystroke renders nothing. */
  text: string;
  mode: PracticeMode;
  /** Submitted empty: shows the error and takes the focus. */
  refused: boolean;
  maxLength: number;
  /** Minimum height in lines. Default 8. */
  rows?: number;
  onText: (text: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onDone: () => void;
}

/** A text area as in the test: nothing corrects the text, except in learn mode. */
export function WritingSheet({ label, text, mode, refused, maxLength, rows = 8, onText, onDone }: WritingSheetProps) {
  const { t } = usePracticeTexts(english);
  const area = useFirstFocus<HTMLTextAreaElement>();
  const takeFocus = useTakeFocus();
  const [pasteRefused, setPasteRefused] = useState(false);
  useEffect(() => {
    if (refused) takeFocus(area.current);
  }, [refused, area, takeFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onDone();
  };
  const refusePaste = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault();
    setPasteRefused(true);
  };
  const exam = mode === 'exam' ? { onPaste: refusePaste, onDrop: refusePaste } : {};
  const helps = mode === 'learn';
  const error = refused ? t('writtenText.empty') : undefined;
  const note = pasteRefused ? t('writtenText.noPaste') : undefined;
  return (
    <Stack space="none">
      <TextArea
        ref={area}
        label={label}
        variant="page"
        rows={rows}
        lang="en"
        defaultValue={text}
        maxLength={maxLength}
        onValueChange={onText}
        onKeyDown={onKeyDown}
        placeholder={t('writtenText.placeholder')}
        autoCapitalize={helps ? 'sentences' : 'none'}
        autoComplete="off"
        autoCorrect={helps ? 'on' : 'off'}
        spellCheck={helps}
        data-gramm={helps ? undefined : 'false'}
        {...(error ? { error } : {})}
        {...(note ? { description: note } : {})}
        {...exam}
      />
      <VisuallyHidden announce="assertive">{error ?? note ?? ''}</VisuallyHidden>
    </Stack>
  );
}
