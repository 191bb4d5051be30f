'use client';
import { languageNameIn, languages } from '@rehearse/languages';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button, ChoiceGroup, Dialog, Heading, Notice, Select, Stack, Text, TextArea } from '../../components/index.ts';
import { useFramingTranslation } from '../../i18n/use-framing-translation.ts';
import * as styles from './embed-question.css.ts';
import type { EmbedChoices, EmbedQuestionProps } from './embed-question.types.ts';

const widths = [320, 480, 640, 800];
const heights = [360, 480, 600, 720];
const themes = ['auto', 'light', 'dark'] as const;

const usual: EmbedChoices = { isFitted: true, width: null, height: 480, theme: undefined, locale: undefined };

export interface EmbedDialogProps extends EmbedQuestionProps {
  onClose: () => void;
}

/** The code that shows a question on another page, as it is chosen here. */
export function EmbedDialog({ snippetOf, frameUrlOf, onCopy, onClose }: EmbedDialogProps) {
  const { t } = useFramingTranslation();
  const [choices, setChoices] = useState(usual);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const choose = (chosen: Partial<EmbedChoices>) => {
    setChoices({ ...choices, ...chosen });
    setOutcome(null);
  };
  const snippet = snippetOf(choices);
  const copy = () =>
    onCopy(snippet).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      size="large"
      actions={
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      <Stack space="large">
        <Text tone="secondary">{t('lead')}</Text>
        <div className={styles.choices}>
          <ChoiceGroup
            variant="segmented"
            label={t('height.label')}
            value={choices.isFitted ? 'adapts' : 'fixed'}
            choices={(['adapts', 'fixed'] as const).map((value) => ({ value, label: t(`height.${value}`) }))}
            onValueChange={(value) => choose({ isFitted: value === 'adapts' })}
          />
          <ChoiceGroup
            variant="segmented"
            label={t('theme.label')}
            value={choices.theme ?? 'auto'}
            choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
            onValueChange={(value) => choose({ theme: value === 'auto' ? undefined : value })}
          />
          <Select
            label={t('width.label')}
            value={String(choices.width ?? '')}
            options={[
              { value: '', label: t('width.column') },
              ...widths.map((pixels) => ({ value: String(pixels), label: t('width.pixels', { pixels }) })),
            ]}
            onValueChange={(value) => choose({ width: value === '' ? null : Number(value) })}
          />
          {!choices.isFitted && (
            <Select
              label={t('pixels')}
              value={String(choices.height)}
              options={heights.map((pixels) => ({ value: String(pixels), label: String(pixels) }))}
              onValueChange={(value) => choose({ height: Number(value) })}
            />
          )}
          <Select
            label={t('language.label')}
            value={choices.locale ?? ''}
            options={[
              { value: '', label: t('language.auto') },
              ...languages.map((value) => ({ value, label: languageNameIn(value, value) })),
            ]}
            onValueChange={(value) => choose({ locale: languages.find((language) => language === value) })}
          />
        </div>
        <TextArea
          label={t('code')}
          description={t(choices.isFitted ? 'adaptsNote' : 'fixedNote')}
          value={snippet}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        {outcome && (
          <Notice tone={outcome === 'copied' ? 'positive' : 'attention'} announce="polite">
            {t(outcome)}
          </Notice>
        )}
        <Text size="small" tone="secondary">
          {t('hosts')}
        </Text>
        <Stack space="small">
          <Heading level={3}>{t('preview')}</Heading>
          <Text size="small" tone="secondary">
            {t('previewNote')}
          </Text>
          <iframe
            className={styles.preview}
            title={t('preview')}
            src={frameUrlOf(choices)}
            allow="microphone; camera; autoplay"
            width={choices.width ?? '100%'}
            height={choices.height}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}
