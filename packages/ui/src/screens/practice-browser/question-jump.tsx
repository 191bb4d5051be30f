'use client';
import type { CallFailure } from '@rehearse/practice-machines/question-browser';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { type FormEvent, useRef, useState } from 'react';
import { IconButton, TextField } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { useFailureText } from '../use-failure-text.ts';

/** State of the lookup. */
export type JumpState =
  | { phase: 'idle' | 'looking' }
  /** The selected type has no question with this number. */
  | { phase: 'missing'; questionId: number }
  | { phase: 'failed'; failure: CallFailure };

export interface QuestionJumpProps {
  state: JumpState;
  /** Name of the selected type. */
  typeName: string;
  onJump: (questionId: number) => void;
}

/** Opens a question of the selected type by its number: `#100001` or `100001`. */
export function QuestionJump({ state, typeName, onJump }: QuestionJumpProps) {
  const { t } = useScreensTranslation();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const [isNoNumber, setNoNumber] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [, digits] = /^#?\s*(\d{1,9})$/.exec(text.trim().normalize('NFKC')) ?? [];
    setNoNumber(digits === undefined);
    if (digits === undefined) input.current?.focus();
    else onJump(Number(digits));
  };
  const errorOf = () => {
    if (isNoNumber) return t('browser.noNumber');
    if (state.phase === 'missing') return t('browser.noQuestion', { id: state.questionId, type: typeName });
    return state.phase === 'failed' ? failureText(state.failure) : undefined;
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('browser.jump')}
        placeholder="#"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={text}
        onValueChange={(value) => {
          setText(value);
          setNoNumber(false);
        }}
        error={errorOf()}
        end={
          <IconButton
            type="submit"
            icon={CornerDownLeft}
            size="small"
            label={t('browser.jumpGo')}
            aria-busy={state.phase === 'looking' || undefined}
          />
        }
      />
    </form>
  );
}
