'use client';
import Building from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Badge, Card, Heading, Icon, type IconGlyph, Skeleton, Stack, Text, TextLink } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import * as styles from './contact-screen.css.ts';

/** The operator's contact details; null values are not set and replaced by marked examples. */
export interface ContactDetails {
  email: string | null;
  phone: string | null;
  registeredAddress: string | null;
  tradingAddress: string | null;
}

interface ContactDetailsCardProps {
  /** Null while loading. */
  details: ContactDetails | null;
}

/** Email, phone and addresses. */
export function ContactDetailsCard({ details }: ContactDetailsCardProps) {
  const { t } = useCompanyTranslation();
  const rows = [
    { name: 'email', icon: Mail, own: details?.email, href: (email: string) => `mailto:${email}` },
    { name: 'phone', icon: Phone, own: details?.phone, href: (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}` },
    { name: 'registered', icon: Building, own: details?.registeredAddress },
    { name: 'trading', icon: MapPin, own: details?.tradingAddress },
  ] as const;
  return (
    <Card as="section">
      <Stack space="large">
        <Heading level={2} size="small">
          {t('contact.details.title')}
        </Heading>
        <dl className={styles.details}>
          {rows.map(({ name, icon, own, ...row }) => (
            <Detail key={name} icon={icon} label={t(`contact.details.${name}`)}>
              {details === null ? (
                <Skeleton width={12} />
              ) : own ? (
                <Value text={own} href={'href' in row ? row.href(own) : undefined} />
              ) : (
                <>
                  <span>{t(`contact.example.${name}`)}</span>
                  <Badge size="small">{t('contact.details.example')}</Badge>
                </>
              )}
            </Detail>
          ))}
        </dl>
        {details !== null && rows.some(({ own }) => !own) && (
          <Text size="caption" tone="muted">
            {t('contact.details.exampleNote')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Value({ text, href }: { text: string; href: string | undefined }) {
  return href === undefined ? <span>{text}</span> : <TextLink href={href}>{text}</TextLink>;
}

interface DetailProps {
  icon: IconGlyph;
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div>
      <dt className={styles.name}>
        <span className={styles.glyph}>
          <Icon glyph={icon} />
        </span>
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
