'use client';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { Button, ChoiceGroup, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useTakeFocus } from '../surface/index.ts';
import { usePrinting } from '../use-printing.ts';
import { CorrectedText } from './corrected-text.tsx';
import { CorrectionCard } from './correction-card.tsx';
import type { ReportedCorrection } from './correction-report.types.ts';
import { HigherText } from './higher-text.tsx';
import { WrittenText } from './written-text.tsx';

export interface CorrectionReportProps {
  text: string;
  /** In text order, without overlaps. */
  corrections: readonly ReportedCorrection[];
  /** Words that are used often. Default: none. */
  repeated?: readonly { start: number; end: number }[] | undefined;
  /** Opens the text for a new version; without it, there is no such button. */
  onRewrite?: (() => void) | undefined;
  /** The same text one level higher; null for none. Default: none. */
  higher?: { band: string; text: string } | null;
  /** Whether the text is a transcript. Default: it was written. */
  isSpoken?: boolean;
  /** What was not checked, in one sentence; null for nothing. Default: the limits of the built-in corrector. */
  limits?: string | null;
}

type ShownVersion = 'written' | 'corrected' | 'higher';

/**
 * A text with its corrections marked: press one to see what is wrong, why, and the right form. The arrow keys move
 * from one to the next. Print shows all of them.
 */
export function CorrectionReport({
  text,
  corrections,
  repeated = [],
  onRewrite,
  higher = null,
  isSpoken = false,
  ...note
}: CorrectionReportProps) {
  const { t } = useCorrectionsTranslation();
  const { limits = t('limits') } = note;
  const printing = usePrinting();
  const takeFocus = useTakeFocus();
  const [version, setVersion] = useState<ShownVersion>('written');
  const [chosen, setChosen] = useState(0);
  const total = corrections.length;
  const selected = total === 0 ? null : Math.min(chosen, total - 1);

  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = (selected ?? 0) + step;
    if (step === 0 || next < 0 || next >= total) return;
    setChosen(next);
    const marks = currentTarget.querySelectorAll<HTMLButtonElement>('[aria-pressed]');
    if (target instanceof HTMLElement && target.matches('[aria-pressed]')) takeFocus(marks[next]);
  };
  const cardOf = (correction: ReportedCorrection, index: number) => (
    <CorrectionCard
      text={text}
      correction={correction}
      position={index + 1}
      total={total}
      onPrevious={index > 0 ? () => setChosen(index - 1) : undefined}
      onNext={index + 1 < total ? () => setChosen(index + 1) : undefined}
    />
  );
  const shown = selected === null ? undefined : corrections[selected];

  const written = (
    <WrittenText text={text} corrections={corrections} repeated={repeated} selected={selected} onSelect={setChosen} />
  );
  return (
    <Stack space="medium">
      {(total > 0 || higher) && (
        <ChoiceGroup<ShownVersion>
          label={t('version')}
          labelHidden
          variant="segmented"
          choices={[
            { value: 'written', label: t(isSpoken ? 'spoken' : 'written') },
            ...(total > 0 ? [{ value: 'corrected' as const, label: t('corrected') }] : []),
            ...(higher ? [{ value: 'higher' as const, label: t('higher', { band: higher.band }) }] : []),
          ]}
          value={version}
          onValueChange={setVersion}
        />
      )}
      {version === 'corrected' && <CorrectedText text={text} corrections={corrections} />}
      {version === 'higher' && higher && <HigherText text={text} higher={higher.text} />}
      {version === 'written' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
        <div onKeyDown={onKeyDown}>
          <Stack space="medium">
            {written}
            {printing
              ? corrections.map((correction, index) => (
                  <Fragment key={correction.start}>{cardOf(correction, index)}</Fragment>
                ))
              : shown && cardOf(shown, selected ?? 0)}
          </Stack>
        </div>
      )}
      <Stack space="xsmall">
        {total === 0 && <Text tone="secondary">{t('none')}</Text>}
        {limits !== null && (
          <Text size="small" tone="muted">
            {limits}
          </Text>
        )}
      </Stack>
      {onRewrite && (
        <div>
          <Button variant="outline" icon={PencilLine} onClick={onRewrite}>
            {t('rewrite')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
