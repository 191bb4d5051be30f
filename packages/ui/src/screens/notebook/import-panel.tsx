'use client';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Button, Card, Heading, Inline, Notice, Stack, Text, TextArea } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useFieldFailure } from '../use-field-failure.ts';
import { hiddenInput } from './import-panel.css.ts';
import { ImportReport } from './import-report.tsx';
import type { WordImportState } from './notebook.types.ts';

export interface ImportPanelProps {
  state: WordImportState;
  onImport: (text: string) => void;
}

/** Maximum length of a list, in characters. */
const charactersMax = 200_000;

const fields = { text: 'words' };

/** Imports a list of words, typed, pasted or from a file. */
export function ImportPanel({ state, onImport }: ImportPanelProps) {
  const { t } = useNotebookTranslation();
  const failureText = useFailureText();
  const { form, errorOf, rest } = useFieldFailure(fields, state.phase === 'failed' ? state.failure : null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'nothing' | 'tooLarge' | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const give = (list: string) => {
    const found = list.trim() === '' ? 'nothing' : list.length > charactersMax ? 'tooLarge' : null;
    setProblem(found);
    if (found === null) onImport(list);
  };
  const giveFile = async (file: File | undefined) => {
    if (!file) return;
    const list = await file.text();
    setText(list.slice(0, charactersMax));
    give(list);
  };

  return (
    <Card as="section">
      <Stack space="medium" ref={form}>
        <Heading level={2}>{t('import.title')}</Heading>
        <TextArea
          name="words"
          label={t('import.label')}
          description={t('import.help')}
          placeholder={t('import.placeholder')}
          rows={4}
          value={text}
          onValueChange={setText}
          error={problem ? t(`import.${problem}`) : errorOf('words')}
        />
        <Inline>
          <Button onClick={() => give(text)} loading={state.phase === 'busy'}>
            {t('import.submit')}
          </Button>
          <Button variant="outline" icon={FileUp} onClick={() => picker.current?.click()}>
            {t('import.file')}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            aria-label={t('import.file')}
            className={hiddenInput}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              void giveFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Text size="small" tone="secondary">
            {t('import.fileHelp')}
          </Text>
        </Inline>
        {rest && (
          <Notice tone="critical" title={t('import.failed')} announce="assertive">
            {failureText(rest)}
          </Notice>
        )}
        {state.phase === 'done' && <ImportReport report={state.report} />}
      </Stack>
    </Card>
  );
}
