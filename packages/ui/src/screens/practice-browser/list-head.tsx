'use client';
import { type LocalizedText, textIn } from '@rehearse/languages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { Badge, Icon, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { arrow, head, reason, toggle } from './list-head.css.ts';

/** A question type that today's exam no longer asks. */
export interface RetiredType {
  /** The first day without it, a calendar date. */
  on: string;
  /** Why it is still worth practicing. */
  why: LocalizedText;
}

/** The head of the list: `children`, and whether the exam still asks the type. What arrives late moves nothing. */
export function ListHead({ retired, children }: { retired: RetiredType | undefined; children: ReactNode }) {
  const { t, language } = useScreensTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const dayOf = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <div className={head}>
      {children}
      {retired && (
        <button
          type="button"
          className={toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Badge tone="attention">{t('browser.retired')}</Badge>
          <span className={arrow}>
            <Icon glyph={ChevronDown} size="small" />
          </span>
        </button>
      )}
      {retired && (
        <div id={id} className={reason} hidden={!isOpen}>
          <Text tone="secondary" size="small">
            {t('browser.retiredWhy', { date: dayOf(retired.on), why: textIn(retired.why, language) })}
          </Text>
        </div>
      )}
    </div>
  );
}
