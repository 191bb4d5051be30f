'use client';
import { toPercent } from '@rehearse/scoring';
import Trash from 'lucide-react/icons/trash-2';
import { Badge, Button, IconButton, Inline, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { type MeaningLanguage, meaningsIn } from '../word-book/meanings.ts';
import { row } from './card-list.css.ts';
import { intervalText } from './interval-text.ts';
import { useItemName, useSaid } from './item-name.ts';
import type { NotebookEntry, NotebookQuestionKey } from './notebook.types.ts';
import { withDots } from './with-dots.ts';

export interface CardRowProps {
  entry: NotebookEntry;
  meaningLanguage: MeaningLanguage;
  onDelete: () => void;
  onPractise: (question: NotebookQuestionKey) => void;
}

/** A card: name, reason, last answer, and next review. */
export function CardRow({ entry, meaningLanguage, onDelete, onPractise }: CardRowProps) {
  const { t } = useNotebookTranslation();
  const { itemName } = useItemName();
  const { item } = entry;
  return (
    <li className={row}>
      <Stack space="xsmall" grow>
        <Title entry={entry} meaningLanguage={meaningLanguage} />
        <Why entry={entry} />
        <Inline space="small">
          <PractiseButton entry={entry} onPractise={onPractise} />
        </Inline>
      </Stack>
      <IconButton icon={Trash} label={t('list.delete', { name: itemName(item) })} onClick={onDelete} />
    </li>
  );
}

function Title({
  entry: { item, status, inSeconds },
  meaningLanguage,
}: Pick<CardRowProps, 'entry' | 'meaningLanguage'>) {
  const { t, language } = useNotebookTranslation();
  const { itemName } = useItemName();
  return (
    <>
      <Inline space="small">
        <Text
          as="span"
          size="large"
          weight="strong"
          font={item.kind === 'word' ? 'reading' : 'interface'}
          lang={item.kind === 'word' ? 'en' : undefined}
        >
          {itemName(item)}
        </Text>
        {status === 'due' && (
          <Badge tone="primary" size="small">
            {t('list.dueNow')}
          </Badge>
        )}
        {status === 'learning' && (
          <Badge size="small">{t('list.back', { when: intervalText(inSeconds, language) })}</Badge>
        )}
        {status === 'graduated' && (
          <Badge tone="positive" size="small">
            {t('filter.graduated')}
          </Badge>
        )}
      </Inline>
      {item.kind === 'word' &&
        meaningsIn(item, meaningLanguage).map(({ lang, texts }) => <Text key={lang}>{texts.join('；')}</Text>)}
      {item.kind === 'question' && item.prompt !== '' && (
        <Text font="reading" lang="en" breaks>
          {item.prompt}
        </Text>
      )}
    </>
  );
}

function Why({ entry }: { entry: NotebookEntry }) {
  const { t } = useNotebookTranslation();
  const said = useSaid();
  const { reason, score, given, timesMissed, streak, item, source } = entry;
  const facts = [
    t(`reason.${reason}`, { score: toPercent(score ?? 0) }),
    ...(timesMissed > 0 ? [t('list.missed', { count: timesMissed })] : []),
    ...(streak > 0 ? [t('list.streak', { count: streak })] : []),
  ];
  const submoduleId = item.kind === 'question' ? item.submoduleId : source?.submoduleId;
  return (
    <>
      <Text size="small" tone="secondary">
        {withDots(facts)}
      </Text>
      {given !== null && (
        <Text size="small" tone="secondary">
          {t('list.given', { given: said(submoduleId, given) ?? given })}
        </Text>
      )}
    </>
  );
}

function PractiseButton({ entry: { item, source }, onPractise }: Pick<CardRowProps, 'entry' | 'onPractise'>) {
  const { t } = useNotebookTranslation();
  const { typeName } = useItemName();
  const question = item.kind === 'question' ? item : source;
  if (!question) return null;
  const { questionId, submoduleId } = question;
  const label =
    item.kind === 'question'
      ? t('list.practise')
      : t('list.practiseSource', { name: typeName(submoduleId), id: questionId });
  return (
    <Button variant="outline" size="small" onClick={() => onPractise({ questionId, submoduleId })}>
      {label}
    </Button>
  );
}
