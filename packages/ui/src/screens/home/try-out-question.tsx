'use client';
import type { WordJudgementView as View, WordJudgementEvent } from '@rehearse/practice-machines/word-judgement';
import { useMemo, useState } from 'react';
import { Card } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { WordJudgementView } from '../../practice/index.ts';
import { ShortcutsContext } from '../../practice/shortcuts/shortcuts-context.ts';
import type { TryOutWord } from './try-out-words.ts';

export interface TryOutQuestionProps {
  word: TryOutWord['word'];
  view: View;
  onEvent: (event: WordJudgementEvent) => void;
  onNext: () => void;
  /** Called when the pointer or the focus reaches the question, to load what it needs. */
  onReach?: () => void;
}

/**
 * A working Read & Select question for the home page. Its single-key shortcuts work while it has the focus or the
 * pointer.
 */
export function TryOutQuestion({ word, view, onEvent, onNext, onReach }: TryOutQuestionProps) {
  const { t } = useHomeTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const enabled = isHovered || isFocused;
  const shortcuts = useMemo(() => ({ enabled }), [enabled]);
  const shown = view.phase === 'reviewed' ? { ...view, explanation: t(`tryOut.${word}`) } : view;
  return (
    <ShortcutsContext.Provider value={shortcuts}>
      <Card
        as="section"
        variant="raised"
        space="xlarge"
        aria-label={t('tryOut.label')}
        onPointerEnter={() => {
          setHovered(true);
          onReach?.();
        }}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => {
          setFocused(true);
          onReach?.();
        }}
        onBlur={() => setFocused(false)}
      >
        <WordJudgementView view={shown} onEvent={onEvent} onNext={onNext} />
      </Card>
    </ShortcutsContext.Provider>
  );
}
