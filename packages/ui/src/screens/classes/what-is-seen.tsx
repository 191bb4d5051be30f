'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Heading, Icon, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import * as styles from './classes.css.ts';

const seen = ['name', 'state', 'score', 'mistakes'] as const;
const unseen = ['practice', 'lists', 'address', 'texts'] as const;

/** What a teacher sees of a learner, and what not. */
export function WhatIsSeen({ narrow = false }: { narrow?: boolean }) {
  const { t } = useClassesTranslation();
  return (
    <Stack space="large">
      <Text>{t('seen.lead')}</Text>
      <div className={narrow ? styles.seenNarrow : styles.seen}>
        <Stack space="small">
          <span className={styles.seenHead}>
            <span className={styles.does}>
              <Icon glyph={Eye} />
            </span>
            <Heading level={3}>{t('seen.does')}</Heading>
          </span>
          <Points names={seen} />
        </Stack>
        <Stack space="small">
          <span className={styles.seenHead}>
            <span className={styles.doesNot}>
              <Icon glyph={EyeOff} />
            </span>
            <Heading level={3}>{t('seen.doesNot')}</Heading>
          </span>
          <Points names={unseen} />
        </Stack>
      </div>
      <Stack space="xsmall">
        <Text size="small" tone="secondary">
          {t('seen.others')}
        </Text>
        <Text size="small" tone="secondary">
          {t('seen.leaving')}
        </Text>
      </Stack>
    </Stack>
  );
}

function Points({ names }: { names: readonly ((typeof seen)[number] | (typeof unseen)[number])[] }) {
  const { t } = useClassesTranslation();
  return (
    <ul className={styles.points}>
      {names.map((name) => (
        <Text as="li" key={name}>
          {t(`seen.${name}`)}
        </Text>
      ))}
    </ul>
  );
}
