'use client';
import { Disclosure, Heading, Stack, Text, TextLink } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { usePricingQuestions } from './pricing-questions.ts';

interface FaqProps {
  /** Support address for payments; null links to the contact page. */
  supportEmail: string | null;
}

/** Questions about payments; at most one is open. */
export function Faq({ supportEmail }: FaqProps) {
  const { t } = usePricingTranslation();
  const links = {
    problem:
      supportEmail === null ? (
        <TextLink href={sitePaths.contact}>{t('faq.problem.contact')}</TextLink>
      ) : (
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
      ),
    refund: <TextLink href={sitePaths.refunds}>{t('faq.refund.policy')}</TextLink>,
    renewal: null,
    more: null,
    corrections: null,
  };
  return (
    <Stack as="section" space="medium">
      <Heading level={2}>{t('faq.title')}</Heading>
      <div>
        {usePricingQuestions().map(({ name, question, answer }) => (
          <Disclosure key={name} name="pricing-faq" title={question}>
            <Stack space="small">
              <Text tone="secondary">{answer}</Text>
              {links[name] && <Text>{links[name]}</Text>}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
