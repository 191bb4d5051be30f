'use client';
import { ButtonLink, Inline, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { DataTable } from './data-table.tsx';
import * as styles from './profile.css.ts';
import type { Part, ProfileAccount, ProfilePayment } from './profile.types.ts';
import { ProfilePart, ProfileSection } from './profile-part.tsx';
import { useDates } from './use-dates.ts';

export interface AccountSectionProps {
  account: Part<ProfileAccount>;
  onRetryAccount: () => void;
  payments: Part<readonly ProfilePayment[]>;
  onRetryPayments: () => void;
}

/** The account, its plan and its payments. */
export function AccountSection({ account, onRetryAccount, payments, onRetryPayments }: AccountSectionProps) {
  const { t } = useProfileTranslation();
  return (
    <>
      {account.phase !== 'absent' && (
        <ProfileSection title={t('account.title')}>
          <ProfilePart part={account} onRetry={onRetryAccount} lines={5}>
            {(value) => <AccountFacts account={value} />}
          </ProfilePart>
        </ProfileSection>
      )}
      {payments.phase !== 'absent' && (
        <ProfileSection title={t('payments.title')}>
          <ProfilePart part={payments} onRetry={onRetryPayments} lines={2}>
            {(value) => <Payments payments={value} />}
          </ProfilePart>
        </ProfileSection>
      )}
    </>
  );
}

function AccountFacts({ account }: { account: ProfileAccount }) {
  const { t } = useProfileTranslation();
  const { longDate } = useDates();
  const { plan } = account;
  const facts = [
    account.school === null ? [t('account.email'), account.account] : [t('account.school'), account.school],
    [t('account.since'), longDate(account.createdAt)],
    [t('account.practiced'), String(account.practicedCount)],
    [
      t('account.plan'),
      plan
        ? `${t('account.vipUntil', { date: longDate(plan.until) })} · ${t('account.daysLeft', { count: plan.daysLeft })}`
        : t('account.noPlan'),
    ],
    [t('account.corrections'), String(account.aiCorrectionsLeft)],
  ] as const;
  return (
    <Stack space="large">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" tone="secondary" size="small">
              {name}
            </Text>
            <dd className={styles.value}>
              <Text as="span" weight="medium" tabular>
                {value}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      {account.school !== null && <Text tone="secondary">{t('account.fromSchool', { school: account.school })}</Text>}
      {!plan && (
        <Inline>
          <ButtonLink href={sitePaths.pricing} variant="outline">
            {t('account.seePlans')}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function Payments({ payments }: { payments: readonly ProfilePayment[] }) {
  const { t, language } = useProfileTranslation();
  const { longDate } = useDates();
  if (payments.length === 0) return <Text tone="secondary">{t('payments.none')}</Text>;
  const money = ({ amount, currency }: ProfilePayment) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  return (
    <DataTable
      caption={t('payments.title')}
      nowrap
      columns={[t('payments.reference'), t('payments.date'), t('payments.plan'), t('payments.amount')]}
      rows={payments.map((payment) => [
        payment.reference,
        longDate(payment.paidAt),
        t('payments.days', { count: payment.days }),
        money(payment),
      ])}
    />
  );
}
