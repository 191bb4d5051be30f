'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card, Container, Heading, Icon, Link, Stack, Text } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import * as styles from './careers.css.ts';
import { JobPlace } from './job-place.tsx';
import { jobPath, jobs } from './jobs.ts';

/** The open jobs. */
export function CareersScreen() {
  const { t } = useCompanyTranslation();
  return (
    <Container>
      <Stack space="xlarge">
        <Stack space="medium">
          <Heading level={1} size="xlarge">
            {t('careers.title')}
          </Heading>
          <Text size="lead" tone="secondary">
            {t('careers.lead')}
          </Text>
        </Stack>
        <ul className={styles.jobs} aria-label={t('careers.list')}>
          {jobs.map((job) => (
            <li key={job} className={styles.job}>
              <Card interactive>
                <Stack space="small">
                  <Heading level={2}>
                    <Link href={jobPath(job)} className={styles.link}>
                      {t(`careers.jobs.${job}.title`)}
                    </Link>
                  </Heading>
                  <JobPlace job={job} />
                  <Text tone="secondary">{t(`careers.jobs.${job}.description`)}</Text>
                  <span className={styles.more} aria-hidden="true">
                    {t('careers.see')}
                    <Icon glyph={ArrowRight} size="small" />
                  </span>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
