'use client';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon, VisuallyHidden } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import { place } from './careers.css.ts';
import type { Job } from './jobs.ts';

/** The location of a job. */
export function JobPlace({ job }: { job: Job }) {
  const { t } = useCompanyTranslation();
  return (
    <span className={place}>
      <Icon glyph={MapPin} size="small" />
      <VisuallyHidden>{t('careers.location')}: </VisuallyHidden>
      {t(`careers.jobs.${job}.location`)}
    </span>
  );
}
