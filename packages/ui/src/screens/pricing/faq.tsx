'use client';
import type { ReactNode } from 'react';
import { Disclosure, Heading, Stack, Text, TextLink } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { sitePaths } from '../site-paths.ts';

interface FaqProps {
  /** Whom to write to about a payment; null leads to the contact page. */
  supportEmail: string | null;
}

/** Questions about paying, at most one of them open. */
export function Faq({ supportEmail }: FaqProps) {
  const { t } = usePricingTranslation();
  const support =
    supportEmail === null ? (
      <TextLink href={sitePaths.contact}>{t('faq.problem.contact')}</TextLink>
    ) : (
      <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
    );
  return (
    <Stack as="section" space="medium">
      <Heading level={2}>{t('faq.title')}</Heading>
      <div>
        <Question name="problem" link={support} />
        <Question name="refund" link={<TextLink href={sitePaths.refunds}>{t('faq.refund.policy')}</TextLink>} />
        <Question name="renewal" />
        <Question name="more" />
      </div>
    </Stack>
  );
}

function Question({ name, link }: { name: 'problem' | 'refund' | 'renewal' | 'more'; link?: ReactNode }) {
  const { t } = usePricingTranslation();
  return (
    <Disclosure name="pricing-faq" title={t(`faq.${name}.question`)}>
      <Stack space="small">
        <Text tone="secondary">{t(`faq.${name}.answer`)}</Text>
        {link !== undefined && <Text>{link}</Text>}
      </Stack>
    </Disclosure>
  );
}
