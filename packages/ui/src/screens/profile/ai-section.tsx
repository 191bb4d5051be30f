'use client';
import type { CorrectionOffer } from '@rehearse/practice-machines/ai-correction';
import { Heading, Inline, Notice, Stack, Switch, Text, TextLink } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import type { ListedCorrection } from '../ai-correction/listed-correction.ts';
import { ServiceList } from '../ai-correction/service-list.tsx';
import { useStateText } from '../ai-correction/use-state-text.ts';
import { correctionPath } from '../site-paths.ts';
import { useFailureSentence } from '../use-failure-text.ts';
import type { ChangeState, Part } from './profile.types.ts';
import { ProfilePart, ProfileSection } from './profile-part.tsx';
import { useDates } from './use-dates.ts';

/** The AI corrections of an account: what the host offers, and the latest ones. */
export interface ProfileAi {
  offer: CorrectionOffer;
  corrections: readonly ListedCorrection[];
}

export interface AiSectionProps {
  /** `absent` if the host has no AI service. */
  ai: Part<ProfileAi>;
  onRetryAi: () => void;
  consentChange: ChangeState;
  onConsentChange: (given: boolean) => void;
}

/** Consent to AI services, which can be withdrawn here, and the latest AI corrections. */
export function AiSection({ ai, onRetryAi, consentChange, onConsentChange }: AiSectionProps) {
  const { t } = useAiTranslation();
  const failureSentence = useFailureSentence();
  if (ai.phase === 'absent') return null;
  return (
    <ProfileSection title={t('profile.title')}>
      <ProfilePart part={ai} onRetry={onRetryAi} lines={4}>
        {({ offer, corrections }) => (
          <>
            <Stack space="small">
              <Switch
                label={t('profile.consent')}
                description={t('profile.consentNote')}
                value={offer.hasConsent}
                disabled={consentChange.phase === 'saving'}
                onValueChange={onConsentChange}
              />
              {consentChange.phase === 'failed' && (
                <Notice tone="critical" announce="assertive">
                  {t('profile.notSaved', { message: failureSentence(consentChange.failure) })}
                </Notice>
              )}
              <Text size="small" tone="secondary">
                {t('profile.services')}
              </Text>
              <ServiceList services={offer.services} />
            </Stack>
            <Latest corrections={corrections} />
          </>
        )}
      </ProfilePart>
    </ProfileSection>
  );
}

function Latest({ corrections }: Pick<ProfileAi, 'corrections'>) {
  const { t } = useAiTranslation();
  const { t: screen } = useScreensTranslation();
  const { instant } = useDates();
  const stateText = useStateText();
  return (
    <Stack space="xsmall">
      <Heading level={3}>{t('profile.latest')}</Heading>
      {corrections.length === 0 && <Text tone="secondary">{t('profile.none')}</Text>}
      {corrections.map((correction) => (
        <Inline key={correction.correctionId} justify="between">
          <TextLink href={correctionPath(correction.correctionId)}>
            {screen(`submodules.${correction.submoduleId as 1}`)}
          </TextLink>
          <Text as="span" size="small" tone="secondary">
            {stateText(correction)} · {instant(correction.requestedAt)}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
