'use client';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import {
  Button,
  ButtonLink,
  ChoiceGroup,
  Container,
  EmptyState,
  Heading,
  Inline,
  Notice,
  Stack,
  Tabs,
  Text,
} from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { defaultMeaningLanguage, type MeaningLanguage } from '../word-book/meanings.ts';
import { CardList } from './card-list.tsx';
import { DuePanel } from './due-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import {
  type NotebookEntry,
  type NotebookFilter,
  type NotebookListState,
  type NotebookQuestionKey,
  type NotebookSummaryState,
  notebookStatuses,
  type WordExportState,
  type WordFileFormat,
  type WordImportState,
  type WordScope,
} from './notebook.types.ts';
import { layout } from './notebook-screen.css.ts';

export interface NotebookScreenProps {
  summary: NotebookSummaryState;
  filter: NotebookFilter;
  list: NotebookListState;
  /** Name of the card that was just deleted and can be restored. */
  deleted: string | null;
  importState: WordImportState;
  exportState: WordExportState;
  onFilterChange: (filter: NotebookFilter) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  onDelete: (entry: NotebookEntry) => void;
  onUndoDelete: () => void;
  onPractise: (question: NotebookQuestionKey) => void;
  onImport: (text: string) => void;
  onExport: (scope: WordScope, format: WordFileFormat) => void;
  /** Language of the meanings, here and in exports. Default: that of the interface. */
  meaningLanguage?: MeaningLanguage;
  /** Without it, the language is fixed. */
  onMeaningLanguageChange?: (language: MeaningLanguage) => void;
}

const kinds = ['all', 'word', 'question'] as const;

/** The mistake notebook: due cards, all cards with reasons, import and export. */
export function NotebookScreen(props: NotebookScreenProps) {
  const { t, language } = useNotebookTranslation();
  const { summary, deleted, meaningLanguage = defaultMeaningLanguage(language) } = props;
  const isEmpty =
    summary.phase === 'ready' && summary.due + summary.learning + summary.graduated === 0 && deleted === null;
  return (
    <Container>
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="secondary">{t('lead')}</Text>
        </Stack>
        {!isEmpty && <DuePanel summary={summary} onRetry={props.onRetry} />}
        <div className={layout}>
          {isEmpty ? <Nothing /> : <Cards {...props} meaningLanguage={meaningLanguage} />}
          <Stack as="aside" space="large">
            <ImportPanel state={props.importState} onImport={props.onImport} />
            <ExportPanel
              state={props.exportState}
              meaningLanguage={meaningLanguage}
              onMeaningLanguageChange={props.onMeaningLanguageChange}
              onExport={props.onExport}
            />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}

function Nothing() {
  const { t } = useNotebookTranslation();
  return (
    <EmptyState
      icon={NotebookPen}
      title={t('empty.title')}
      description={t('empty.text')}
      actions={<ButtonLink href={sitePaths.practice}>{t('empty.practise')}</ButtonLink>}
    />
  );
}

function Cards({
  filter,
  list,
  deleted,
  onFilterChange,
  onPage,
  onRetry,
  onDelete,
  onUndoDelete,
  onPractise,
  meaningLanguage,
}: NotebookScreenProps & { meaningLanguage: MeaningLanguage }) {
  const { t } = useNotebookTranslation();
  return (
    <Stack space="medium">
      <Tabs
        label={t('filter.status')}
        items={notebookStatuses.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filter.status}
        onValueChange={(status) => onFilterChange({ ...filter, status })}
      />
      <Inline>
        <ChoiceGroup
          label={t('filter.kind')}
          labelHidden
          variant="segmented"
          choices={kinds.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter.kind}
          onValueChange={(kind) => onFilterChange({ ...filter, kind })}
        />
      </Inline>
      {deleted !== null && (
        <Notice
          announce="polite"
          actions={
            <Button variant="outline" size="small" onClick={onUndoDelete}>
              {t('list.undo')}
            </Button>
          }
        >
          {t('list.deleted', { name: deleted })}
        </Notice>
      )}
      <CardList {...{ list, meaningLanguage, status: filter.status, onPage, onRetry, onDelete, onPractise }} />
    </Stack>
  );
}
