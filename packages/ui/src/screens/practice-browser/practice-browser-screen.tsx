'use client';
import type { QuestionBrowserEvent, QuestionBrowserView } from '@rehearse/practice-machines/question-browser';
import type { TypeId } from '@rehearse/question-types';
import type { ReactNode } from 'react';
import { Container, Heading, Inline, Pagination, Stack, Tabs, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { InARowLink } from '../go-on/in-a-row-link.tsx';
import { totalText } from '../total-text.ts';
import { FilterPanel } from './filter-panel.tsx';
import { ListHead, type RetiredType } from './list-head.tsx';
import { layout, list, panel } from './practice-browser-screen.css.ts';
import { type JumpState, QuestionJump } from './question-jump.tsx';
import { QuestionList } from './question-list.tsx';

export interface PracticeBrowserScreenProps {
  view: QuestionBrowserView;
  onEvent: (event: QuestionBrowserEvent) => void;
  /** State of the question number lookup. */
  jump: JumpState;
  /** Called to open a question of the selected type by its number. */
  onJump: (questionId: number) => void;
  /** `<GoOn>`, for a learner with earlier practice. */
  goOn?: ReactNode;
  /** Of the selected type, if today's exam no longer asks it. */
  retired?: RetiredType | undefined;
}

/** Assumed until the first page says what the host supports: all that our own server does, so that nothing moves. */
const usualOffers = ['isCorrect', 'shuffle', 'aim', 'seenUntil'] as const;

/** The question bank by module and question type, with filters, ten per page. */
export function PracticeBrowserScreen({ view, onEvent, jump, onJump, goOn, retired }: PracticeBrowserScreenProps) {
  const { t, language } = useScreensTranslation();
  const moduleTabs = view.modules.map(({ id }) => ({
    value: String(id),
    label: t(`modules.${id}`),
  }));
  const submoduleTabs = view.submodules.map(({ id }) => ({
    value: String(id),
    label: t(`submodules.${id}`),
  }));
  return (
    <Container>
      <Stack space="large">
        <Heading level={1}>{t('browser.title')}</Heading>
        {goOn}
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
            <FilterPanel view={view} offers={view.offers ?? usualOffers} onEvent={onEvent}>
              <QuestionJump
                key={view.submoduleId}
                state={jump}
                typeName={t(`submodules.${view.submoduleId as TypeId}`)}
                onJump={onJump}
              />
            </FilterPanel>
          </div>
          <div className={list}>
            <ListHead key={view.submoduleId} retired={retired}>
              <Text tone="secondary" size="small" tabular role="status">
                {t('browser.total')}
                {totalText(view.totalElements, language)}
              </Text>
              <InARowLink submoduleId={view.submoduleId} />
            </ListHead>
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
