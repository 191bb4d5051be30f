'use client';
import { Badge, Button, Heading, Notice, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as styles from './device-list.css.ts';
import type { ChangeState, Part, ProfileSession } from './profile.types.ts';
import { ProfilePart } from './profile-part.tsx';
import { useDates } from './use-dates.ts';

export interface DeviceListProps {
  /** The account's logins, this device first. */
  sessions: Part<readonly ProfileSession[]>;
  onRetrySessions: () => void;
  /** State of logging out a device, and which one. */
  sessionEnding: ChangeState & { sessionId?: string };
  onEndSession: (session: ProfileSession) => void;
  hasPassword: boolean;
}

/** The logged-in devices; each can be logged out. */
export function DeviceList(props: DeviceListProps) {
  const { sessions, onRetrySessions, sessionEnding, onEndSession, hasPassword } = props;
  const { t } = useProfileTranslation();
  const failureText = useFailureText();
  if (sessions.phase === 'absent') return null;
  return (
    <Stack space="medium">
      <Heading level={3} size="small">
        {t('devices.title')}
      </Heading>
      <Text size="small" tone="secondary">
        {t(hasPassword ? 'devices.lead' : 'devices.leadOfSchool')}
      </Text>
      {sessionEnding.phase === 'failed' && (
        <Notice tone="critical" announce="assertive" title={failureText(sessionEnding.failure)} />
      )}
      {sessionEnding.phase === 'done' && <Notice tone="positive" announce="polite" title={t('devices.done')} />}
      <ProfilePart part={sessions} onRetry={onRetrySessions} lines={3}>
        {(value) => (
          <ul className={styles.list}>
            {value.map((session) => (
              <Device
                key={session.sessionId}
                session={session}
                isEnding={sessionEnding.phase === 'saving' && sessionEnding.sessionId === session.sessionId}
                onEnd={() => onEndSession(session)}
              />
            ))}
          </ul>
        )}
      </ProfilePart>
    </Stack>
  );
}

function Device({ session, isEnding, onEnd }: { session: ProfileSession; isEnding: boolean; onEnd: () => void }) {
  const { t } = useProfileTranslation();
  const { instant } = useDates();
  const { browser, system, isCurrent } = session;
  const name =
    browser !== null && system !== null
      ? t('devices.name', { browser, system })
      : (browser ?? system ?? t('devices.unknown'));
  return (
    <li className={styles.device}>
      <div className={styles.about}>
        <div className={styles.name}>
          <Text as="span" weight="medium">
            {name}
          </Text>
          {isCurrent && <Badge tone="positive">{t('devices.current')}</Badge>}
        </div>
        <Text size="small" tone="secondary">
          {isCurrent
            ? t('devices.since', { date: instant(session.startedAt) })
            : t('devices.seen', { date: instant(session.seenAt) })}
        </Text>
      </div>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        loading={isEnding}
        aria-label={t('devices.endOf', { name })}
        onClick={onEnd}
      >
        {t('devices.end')}
      </Button>
    </li>
  );
}
