import * as styles from './mistakes.css.ts';
import type { MistakeEntry } from './mistakes.types.ts';

export type CorrectedSentenceProps = Pick<MistakeEntry, 'sentence' | 'start' | 'end' | 'fixes'>;

/** A sentence with what was wrong crossed out, and what is right after it. */
export function CorrectedSentence({ sentence, start, end, fixes: [fix = ''] }: CorrectedSentenceProps) {
  const wrong = sentence.slice(start, end);
  const isApart = wrong.trim() !== '' && fix.trim() !== '';
  return (
    <p lang="en" className={styles.sentence}>
      {sentence.slice(0, start)}
      {wrong !== '' && <del className={styles.wrong}>{wrong}</del>}
      {isApart && ' '}
      {fix !== '' && <ins className={styles.right}>{fix}</ins>}
      {sentence.slice(end)}
    </p>
  );
}
