'use client';
import { Kbd } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { keys } from './watch-screen.css.ts';

/** Stands around the keys in the sentence, whose order is the language's. */
const mark = '|';
const marked = (key: string) => mark + key + mark;

/** Says which keys the player hears; drawn where there is a keyboard. */
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
