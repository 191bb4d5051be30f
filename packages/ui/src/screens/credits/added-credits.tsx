'use client';
import { useId } from 'react';
import { Heading, Stack, Text, TextLink } from '../../components/index.ts';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';

/** Who made a photograph. */
export interface AddedPictureCredit {
  /** Unique among the photographs. */
  name: string;
  /** What it shows, in the user's language. */
  alt: string;
  credit: string;
  licence: string;
  /** Address of a web page; null if there is none that can be linked. */
  source: string | null;
}

export interface AddedCreditsProps {
  /** Whose voices the site uses instead of the product's; null for none. */
  voices: string | null;
  pictures: readonly AddedPictureCredit[];
}

/** Credits of what the operator of the site added, below those of the product. Nothing if there is nothing. */
export function AddedCredits({ voices, pictures }: AddedCreditsProps) {
  const { t } = useArticlesTranslation();
  const titleId = useId();
  if (voices === null && pictures.length === 0) return null;
  return (
    <Stack as="section" space="large" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {t('added.title')}
      </Heading>
      {pictures.length > 0 && (
        <Stack space="small">
          <Heading level={3}>{t('added.pictures')}</Heading>
          <Stack as="ul" space="medium">
            {pictures.map(({ name, alt, credit, licence, source }) => (
              <li key={name}>
                <Text weight="medium">{alt}</Text>
                <Text size="small" tone="secondary">
                  {t('added.madeBy', { credit, license: licence })}
                  {source !== null && (
                    <>
                      {' '}
                      <TextLink href={source} rel="noreferrer">
                        {t('added.source')}
                      </TextLink>
                    </>
                  )}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {voices !== null && (
        <Stack space="small">
          <Heading level={3}>{t('added.voices')}</Heading>
          <Text>{voices}</Text>
        </Stack>
      )}
    </Stack>
  );
}
