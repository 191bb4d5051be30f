'use client';
import { Container, Heading, Stack } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { AccountSection, type AccountSectionProps } from './account-section.tsx';
import { AiSection, type AiSectionProps } from './ai-section.tsx';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';
import { DeviceList, type DeviceListProps } from './device-list.tsx';
import { ExportData } from './export-data.tsx';
import { HistorySection, type HistorySectionProps } from './history-section.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { ProfileSection } from './profile-part.tsx';
import { SettingsSection, type SettingsSectionProps } from './settings-section.tsx';
import { SignOutEverywhere, type SignOutEverywhereProps } from './sign-out-everywhere.tsx';
import { VoicesSection, type VoicesSectionProps } from './voices-section.tsx';

export interface ProfileScreenProps
  extends AccountSectionProps,
    HistorySectionProps,
    SettingsSectionProps,
    VoicesSectionProps,
    AiSectionProps,
    Omit<DeviceListProps, 'hasPassword'>,
    Omit<SignOutEverywhereProps, 'state'> {
  /** URL of the data export. */
  exportHref: string;
  passwordChange: PasswordFormProps['state'];
  onPasswordChange: PasswordFormProps['onSubmit'];
  signOutEverywhere: SignOutEverywhereProps['state'];
  deletion: DeleteAccountProps['state'];
  onDelete: DeleteAccountProps['onDelete'];
}

/** The profile page: account, history, settings, voices, AI corrections, data, devices and logout. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { t } = useProfileTranslation();
  return (
    <Container width="reading">
      <Stack space="large">
        <Heading level={1}>{t('title')}</Heading>
        <AccountSection {...props} />
        <HistorySection {...props} />
        <SettingsSection {...props} />
        <VoicesSection voices={props.voices} />
        <AiSection {...props} />
        {props.account.phase !== 'absent' && <OwnAccount {...props} />}
      </Stack>
    </Container>
  );
}

/** Account actions: export data, change password, log out, delete. */
function OwnAccount(props: ProfileScreenProps) {
  const { t } = useProfileTranslation();
  const account = props.account.phase === 'ready' ? props.account.value : null;
  const hasPassword = (account?.school ?? null) === null;
  return (
    <>
      <ExportData href={props.exportHref} />
      <ProfileSection title={t(hasPassword ? 'security.title' : 'security.devices')}>
        {hasPassword && (
          <PasswordForm
            account={account?.account ?? ''}
            state={props.passwordChange}
            onSubmit={props.onPasswordChange}
          />
        )}
        <DeviceList {...props} hasPassword={hasPassword} />
        <SignOutEverywhere
          state={props.signOutEverywhere}
          onSignOutEverywhere={props.onSignOutEverywhere}
          onLogout={props.onLogout}
        />
      </ProfileSection>
      <DeleteAccount hasPassword={hasPassword} state={props.deletion} onDelete={props.onDelete} />
    </>
  );
}
