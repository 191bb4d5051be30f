'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Heading, Icon, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import * as styles from './classes.css.ts';

export interface SeenListsProps {
  lead: string;
  /** What a teacher sees. */
  does: readonly string[];
  /** What a teacher doesn't see. */
  doesNot: readonly string[];
  /** Sentences below. */
  notes: readonly string[];
  /** Draws one list below the other on every screen. */
  narrow?: boolean;
}

/** What a teacher sees of a learner, and what not. */
export function SeenLists({ lead, does, doesNot, notes, narrow = false }: SeenListsProps) {
  const { t } = useClassesTranslation();
  return (
    <Stack space="large">
      <Text>{lead}</Text>
      <div className={narrow ? styles.seenNarrow : styles.seen}>
        <Stack space="small">
          <span className={styles.seenHead}>
            <span className={styles.does}>
              <Icon glyph={Eye} />
            </span>
            <Heading level={3}>{t('seen.does')}</Heading>
          </span>
          <Points of={does} />
        </Stack>
        <Stack space="small">
          <span className={styles.seenHead}>
            <span className={styles.doesNot}>
              <Icon glyph={EyeOff} />
            </span>
            <Heading level={3}>{t('seen.doesNot')}</Heading>
          </span>
          <Points of={doesNot} />
        </Stack>
      </div>
      <Stack space="xsmall">
        {notes.map((note) => (
          <Text key={note} size="small" tone="secondary">
            {note}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

const Points = ({ of }: { of: readonly string[] }) => (
  <ul className={styles.points}>
    {of.map((point) => (
      <Text as="li" key={point}>
        {point}
      </Text>
    ))}
  </ul>
);
