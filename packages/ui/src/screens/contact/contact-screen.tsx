'use client';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Button, Card, Container, Heading, Icon, Stack, Text } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import { type ContactDetails, ContactDetailsCard } from './contact-details.tsx';
import type { ContactField } from './contact-form.ts';
import { columns } from './contact-screen.css.ts';
import type { ContactView } from './contact-view.ts';
import { DublinMap } from './dublin-map.tsx';
import { MessageForm } from './message-form.tsx';

export interface ContactScreenProps {
  view: ContactView;
  /** Null while loading. */
  details: ContactDetails | null;
  onChange: (field: ContactField, text: string) => void;
  /** Called on submit; the host validates the form with `mistakesIn` first. */
  onSubmit: () => void;
  /** Called to write another message. */
  onAgain: () => void;
}

/** A contact form, other contact details, and a map. */
export function ContactScreen({ view, details, onChange, onSubmit, onAgain }: ContactScreenProps) {
  const { t } = useCompanyTranslation();
  const address = details?.tradingAddress ?? t('contact.example.trading');
  return (
    <Container>
      <Stack space="xlarge">
        <Stack space="medium">
          <Heading level={1} size="xlarge">
            {t('contact.title')}
          </Heading>
          <Text size="lead" tone="secondary">
            {t('contact.lead')}
          </Text>
        </Stack>
        <div className={columns}>
          {view.phase === 'sent' ? (
            <Sent email={view.email} onAgain={onAgain} />
          ) : (
            <MessageForm view={view} onChange={onChange} onSubmit={onSubmit} />
          )}
          <ContactDetailsCard details={details} />
        </div>
        <DublinMap address={address} />
      </Stack>
    </Container>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useCompanyTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" tone="positive" space="xlarge">
      <Stack space="medium" align="start">
        <Icon glyph={CircleCheck} size="large" />
        <Heading level={2} tabIndex={-1} ref={heading}>
          {t('contact.sent.title')}
        </Heading>
        <Text>{t('contact.sent.text', { email })}</Text>
        <Button variant="outline" onClick={onAgain}>
          {t('contact.sent.again')}
        </Button>
      </Stack>
    </Card>
  );
}
