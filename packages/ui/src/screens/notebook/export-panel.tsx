'use client';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button, Card, Heading, Inline, Notice, Select, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { MeaningLanguageSelect } from '../word-book/meaning-language-select.tsx';
import type { MeaningLanguage } from '../word-book/meanings.ts';
import { type WordExportState, type WordFileFormat, type WordScope, wordScopes } from './notebook.types.ts';

export interface ExportPanelProps {
  state: WordExportState;
  /** Language of the meanings in the file. */
  meaningLanguage: MeaningLanguage;
  /** Without it, the language is fixed. */
  onMeaningLanguageChange?: ((language: MeaningLanguage) => void) | undefined;
  onExport: (scope: WordScope, format: WordFileFormat) => void;
}

/** Exports the learner's words to a file. */
export function ExportPanel({ state, meaningLanguage, onMeaningLanguageChange, onExport }: ExportPanelProps) {
  const { t } = useNotebookTranslation();
  const failureText = useFailureText();
  const [scope, setScope] = useState<WordScope>('notebook');
  const isBusy = state.phase === 'busy';
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2}>{t('export.title')}</Heading>
        <Text tone="secondary" size="small">
          {t('export.help')}
        </Text>
        <Select<WordScope>
          label={t('export.scope')}
          options={wordScopes.map((value) => ({ value, label: t(`export.${value}`) }))}
          value={scope}
          onValueChange={setScope}
        />
        {onMeaningLanguageChange && (
          <MeaningLanguageSelect value={meaningLanguage} onValueChange={onMeaningLanguageChange} />
        )}
        <Inline>
          <Button variant="outline" icon={Download} loading={isBusy} onClick={() => onExport(scope, 'csv')}>
            {t('export.csv')}
          </Button>
          <Button variant="outline" icon={Download} loading={isBusy} onClick={() => onExport(scope, 'anki')}>
            {t('export.anki')}
          </Button>
        </Inline>
        {state.phase === 'failed' && (
          <Notice tone="critical" title={t('export.failed')} announce="assertive">
            {failureText(state.failure)}
          </Notice>
        )}
        {state.phase === 'done' && (
          <Notice tone="positive" announce="polite">
            {t('export.done', { count: state.words, name: state.fileName })}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
