'use client';
import { Disclosure, Notice, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import type { WordListReport } from './notebook.types.ts';
import { withDots } from './with-dots.ts';

const parts = ['matched', 'added', 'known'] as const;

/** The result of an import, line by line. */
export function ImportReport({ report }: { report: WordListReport }) {
  const { t } = useNotebookTranslation();
  const { refused } = report;
  return (
    <Stack space="small">
      <Notice tone={refused.length > 0 ? 'attention' : 'positive'} title={t('import.done')} announce="polite">
        <Stack as="ul" space="xxsmall">
          {parts
            .filter((part) => report[part].length > 0)
            .map((part) => (
              <li key={part}>{t(`import.${part}`, { count: report[part].length })}</li>
            ))}
          {refused.length > 0 && <li>{t('import.refused', { count: refused.length })}</li>}
        </Stack>
      </Notice>
      {parts
        .filter((part) => report[part].length > 0)
        .map((part) => (
          <Disclosure key={part} title={t(`import.${part}`, { count: report[part].length })}>
            <Text size="small" font="reading" lang="en">
              {withDots(report[part])}
            </Text>
          </Disclosure>
        ))}
      {refused.length > 0 && (
        <Disclosure title={t('import.refused', { count: refused.length })}>
          <Stack as="ul" space="xxsmall">
            {refused.map(({ line, text, why }) => (
              <Text as="li" size="small" key={line}>
                {t('import.line', { line, text })} ({t(`import.why.${why}`)})
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
