'use client';
import LogOut from 'lucide-react/icons/log-out';
import { Button, Card, Container, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import type { FrameLanguage, ThemeChoice } from '../app-frame/index.ts';
import { LanguageSelect } from '../app-frame/language-select.tsx';
import { ThemeSelect } from '../app-frame/theme-select.tsx';
import * as styles from './profile-screen.css.ts';

/** What is known of an account. */
export interface ProfileAccount {
  account: string;
  /** ISO date. */
  createdAt: string;
  /** ISO date; null without a plan. */
  vipUntil: string | null;
  aiCorrectionsLeft: number;
  practicedCount: number;
}

export type ProfileView =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; account: ProfileAccount };

export interface ProfileScreenProps {
  view: ProfileView;
  onRetry: () => void;
  language: FrameLanguage;
  onLanguageChange: (language: FrameLanguage) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogout: () => void;
}

/** The account, what is left of its plan, and how the product looks to it. */
export function ProfileScreen({ view, onRetry, onLogout, ...looks }: ProfileScreenProps) {
  const { t } = useScreensTranslation();
  return (
    <Container width="reading">
      <Stack space="large">
        <Heading level={1}>{t('profile.title')}</Heading>
        <Card as="section" aria-label={t('profile.account')}>
          {view.phase === 'loading' && <Skeleton lines={4} />}
          {view.phase === 'failed' && (
            <ErrorState title={t('profile.error', { message: view.message })} onRetry={onRetry} />
          )}
          {view.phase === 'ready' && <AccountFacts account={view.account} />}
        </Card>
        <Card as="section">
          <Stack space="medium">
            <Heading level={2} size="small">
              {t('profile.appearance')}
            </Heading>
            <Inline space="small">
              <ThemeSelect value={looks.theme} onValueChange={looks.onThemeChange} />
              <LanguageSelect value={looks.language} onValueChange={looks.onLanguageChange} />
            </Inline>
          </Stack>
        </Card>
        <Inline>
          <Button variant="outline" tone="neutral" icon={LogOut} onClick={onLogout}>
            {t('nav.logout')}
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}

function AccountFacts({ account }: { account: ProfileAccount }) {
  const { t, language } = useScreensTranslation();
  const date = (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
  const facts = [
    [t('profile.email'), account.account],
    [t('profile.since'), date(account.createdAt)],
    [t('profile.practiced'), String(account.practicedCount)],
    [
      t('profile.plan'),
      account.vipUntil === null ? t('profile.noPlan') : t('profile.vipUntil', { date: date(account.vipUntil) }),
    ],
    [t('profile.corrections'), String(account.aiCorrectionsLeft)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" tone="secondary" size="small">
            {name}
          </Text>
          <Text as="dd" weight="medium" tabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
