import { useCompanyTranslation } from '@rehearse/ui/i18n';
import { findJob, JobScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useContactDetails } from '../../app/use-contact-details.ts';

export function Component() {
  const { title = '' } = useParams();
  const { t } = useCompanyTranslation();
  const details = useContactDetails();
  const job = findJob(title);
  const careers = useTranslation().t('pages.careers');
  useTitle(job ? t(`careers.jobs.${job}.title`) : careers);
  return <JobScreen title={title} email={details?.email ?? null} />;
}
