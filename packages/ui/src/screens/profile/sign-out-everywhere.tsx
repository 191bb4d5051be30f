'use client';
import LogOut from 'lucide-react/icons/log-out';
import { Button, Heading, Inline, Notice, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ChangeState } from './profile.types.ts';

export interface SignOutEverywhereProps {
  state: ChangeState;
  onSignOutEverywhere: () => void;
  onLogout: () => void;
}

/** Logs out here, or everywhere. */
export function SignOutEverywhere({ state, onSignOutEverywhere, onLogout }: SignOutEverywhereProps) {
  const { t } = useProfileTranslation();
  const { t: screen } = useScreensTranslation();
  const failureText = useFailureText();
  return (
    <Stack space="medium">
      <Heading level={3} size="small">
        {t('sessions.title')}
      </Heading>
      <Text size="small" tone="secondary">
        {t('sessions.lead')}
      </Text>
      {state.phase === 'failed' && <Notice tone="critical" announce="assertive" title={failureText(state.failure)} />}
      <Inline space="small">
        <Button variant="outline" tone="neutral" icon={LogOut} onClick={onLogout}>
          {screen('nav.logout')}
        </Button>
        <Button variant="outline" tone="neutral" loading={state.phase === 'saving'} onClick={onSignOutEverywhere}>
          {t('sessions.everywhere')}
        </Button>
      </Inline>
    </Stack>
  );
}
