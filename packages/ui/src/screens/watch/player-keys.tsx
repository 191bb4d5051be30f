'use client';
import { Kbd } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { keys } from './watch-screen.css.ts';

/** Wraps the keys within the sentence, whose word order depends on the language. */
const mark = '|';
const marked = (key: string) => mark + key + mark;

/** Lists the player's keys; shown on devices with a keyboard. */
export function PlayerKeys() {
  const { t } = useCoursesTranslation();
  const sentence = t('watch.keys', {
    play: marked('K'),
    back: marked('J'),
    forward: marked('L'),
    captions: marked('C'),
  });
  return (
    <p className={keys}>
      {sentence.split(mark).map((part, index) => (index % 2 === 1 ? <Kbd key={part}>{part}</Kbd> : part))}
    </p>
  );
}
