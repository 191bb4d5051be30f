'use client';
import Volume2 from 'lucide-react/icons/volume-2';
import { Badge, Icon, Text } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import * as styles from './exhibit.css.ts';

/** A word of the book: how it is written, said and meant, and a sentence that has it. */
export function WordExhibit() {
  const { t } = useHomeTranslation();
  const sounds = [
    { name: t('vocabulary.british'), text: '/juːˈbɪkwɪtəs/' },
    { name: t('vocabulary.american'), text: '/juːˈbɪkwətəs/' },
  ];
  return (
    <>
      <div className={styles.head}>
        <span lang="en">
          <Text as="strong" size="lead" font="reading" weight="strong">
            ubiquitous
          </Text>
        </span>
        <Badge>CEFR-C</Badge>
      </div>
      <dl className={styles.sounds}>
        {sounds.map(({ name, text }) => (
          <div key={name} className={styles.sound}>
            <dt className={styles.soundName}>
              <Icon glyph={Volume2} size="small" />
              {name}
            </dt>
            <dd className={styles.soundText}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.meanings}>
        <span lang="zh-Hans">
          <Text as="span" size="large">
            无处不在的，十分普遍的
          </Text>
        </span>
        <p lang="en" className={styles.passage}>
          Within a decade, the device had become ubiquitous.
        </p>
      </div>
    </>
  );
}
