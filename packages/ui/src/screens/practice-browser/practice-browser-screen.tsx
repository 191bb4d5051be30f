'use client';
import type { QuestionBrowserEvent, QuestionBrowserView } from '@rehearse/practice-machines/question-browser';
import { Container, Heading, Inline, Pagination, Stack, Tabs, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { FilterPanel } from './filter-panel.tsx';
import { layout, list, panel } from './practice-browser-screen.css.ts';
import { QuestionList } from './question-list.tsx';

export interface PracticeBrowserScreenProps {
  view: QuestionBrowserView;
  onEvent: (event: QuestionBrowserEvent) => void;
}

/** The question bank by module and question type, under filters, ten a page. */
export function PracticeBrowserScreen({ view, onEvent }: PracticeBrowserScreenProps) {
  const { t } = useScreensTranslation();
  const moduleTabs = view.modules.map(({ module_id }) => ({
    value: String(module_id),
    label: t(`modules.${module_id}`),
  }));
  const submoduleTabs = view.submodules.map(({ submodule_id }) => ({
    value: String(submodule_id),
    label: t(`submodules.${submodule_id}`),
  }));
  return (
    <Container>
      <Stack space="large">
        <Heading level={1}>{t('browser.title')}</Heading>
        <Stack space="small">
          <Tabs
            label={t('browser.modules')}
            items={moduleTabs}
            value={String(view.moduleId)}
            onValueChange={(id) => onEvent({ type: 'module.select', moduleId: Number(id) })}
          />
          <Tabs
            label={t('browser.submodules')}
            variant="pill"
            items={submoduleTabs}
            value={String(view.submoduleId)}
            onValueChange={(id) => onEvent({ type: 'submodule.select', submoduleId: Number(id) })}
          />
        </Stack>
        <div className={layout}>
          <div className={panel}>
            <FilterPanel
              filters={view.filters}
              onFiltersChange={(filters) => onEvent({ type: 'filters.change', filters })}
            />
          </div>
          <div className={list}>
            <Inline justify="between">
              <Text tone="secondary" size="small" tabular role="status">
                {t('browser.total')}
                {view.totalElements ?? '–'}
              </Text>
            </Inline>
            <QuestionList view={view} onEvent={onEvent} />
            <Inline justify="center">
              <Pagination
                count={view.totalPages ?? 0}
                value={view.currentPage}
                onValueChange={(page) => onEvent({ type: 'page.select', page })}
              />
            </Inline>
          </div>
        </div>
      </Stack>
    </Container>
  );
}
