'use client';
import Download from 'lucide-react/icons/download';
import { ButtonLink, Inline, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { ProfileSection } from './profile-part.tsx';

/** Downloads everything stored about the learner as one file. */
export function ExportData({ href }: { href: string }) {
  const { t } = useProfileTranslation();
  return (
    <ProfileSection title={t('export.title')}>
      <Stack space="medium">
        <Text tone="secondary">{t('export.lead')}</Text>
        <Inline>
          <ButtonLink href={href} download variant="outline" icon={Download}>
            {t('export.download')}
          </ButtonLink>
        </Inline>
      </Stack>
    </ProfileSection>
  );
}
