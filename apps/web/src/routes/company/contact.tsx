import { useCompanyTranslation } from '@rehearse/ui/i18n';
import { ContactScreen, findJob } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useContactDetails } from '../../app/use-contact-details.ts';
import { useContactForm } from '../../pages/contact/use-contact-form.ts';

export function Component() {
  const services = useServices();
  const { t } = useCompanyTranslation();
  const [parameters] = useSearchParams();
  const job = findJob(parameters.get('job'));
  const opening = job ? t('contact.jobMessage', { job: t(`careers.jobs.${job}.title`) }) : null;
  const { view, change, submit, again } = useContactForm(services, opening);
  const details = useContactDetails();
  useTitle(useTranslation().t('pages.contact'));
  return <ContactScreen view={view} details={details} onChange={change} onSubmit={submit} onAgain={again} />;
}
