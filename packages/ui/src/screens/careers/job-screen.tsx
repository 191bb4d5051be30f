'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ButtonLink, Card, Container, Heading, Inline, Stack, Text } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { parts, points } from './careers.css.ts';
import { JobPlace } from './job-place.tsx';
import { findJob, type Job } from './jobs.ts';

export interface JobScreenProps {
  /** The name in the URL; for an unknown name, empty lists and a link back are shown. */
  title: string;
  /** Email address for applications; null if unknown or not set. */
  email: string | null;
}

const four = ['1', '2', '3', '4'] as const;

/** A job description, and how to apply. */
export function JobScreen({ title, email }: JobScreenProps) {
  const { t } = useCompanyTranslation();
  const job = findJob(title);
  return (
    <Container>
      <Stack space="xlarge">
        <Inline>
          <ButtonLink href={sitePaths.careers} variant="text" size="small" icon={ArrowLeft}>
            {t('careers.all')}
          </ButtonLink>
        </Inline>
        <Stack space="small">
          <Heading level={1} size="xlarge">
            {job ? t(`careers.jobs.${job}.title`) : t('careers.unknown.title')}
          </Heading>
          {job && <JobPlace job={job} />}
        </Stack>
        <div className={parts}>
          <Stack space="xlarge">
            {job && (
              <Stack as="section" space="small">
                <Heading level={2}>{t('careers.description')}</Heading>
                <Text size="large">{t(`careers.jobs.${job}.description`)}</Text>
              </Stack>
            )}
            {(['responsibilities', 'qualifications'] as const).map((part) => (
              <Stack key={part} as="section" space="small">
                <Heading level={2}>{t(`careers.${part}`)}</Heading>
                {job ? (
                  <ul className={points}>
                    {four.map((number) => (
                      <li key={number}>{t(`careers.jobs.${job}.${part}.${number}`)}</li>
                    ))}
                  </ul>
                ) : (
                  <Text tone="muted">{t('careers.nothing')}</Text>
                )}
              </Stack>
            ))}
          </Stack>
          {job ? <Application job={job} email={email} /> : <WayBack />}
        </div>
      </Stack>
    </Container>
  );
}

function Application({ job, email }: { job: Job; email: string | null }) {
  const { t } = useCompanyTranslation();
  const subject = t('careers.apply.subject', { job: t(`careers.jobs.${job}.title`) });
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          {t('careers.apply.title')}
        </Heading>
        <Text tone="secondary">{t('careers.apply.text')}</Text>
        <Stack space="small">
          <ButtonLink href={`${sitePaths.contact}?${new URLSearchParams({ job })}`} block>
            {t('careers.apply.form')}
          </ButtonLink>
          {email !== null && (
            <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} variant="outline" block>
              {t('careers.apply.mail')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

function WayBack() {
  const { t } = useCompanyTranslation();
  return (
    <Card as="section">
      <Stack space="medium">
        <Text tone="secondary">{t('careers.unknown.text')}</Text>
        <ButtonLink href={sitePaths.careers} block>
          {t('careers.all')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
