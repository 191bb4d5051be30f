'use client';
import type { KeyPointsResult } from '@rehearse/scoring';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Icon, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './interactive-listening.css.ts';

const english = { interactiveListening: en.interactiveListening };

export interface SamplePointsProps {
  points: KeyPointsResult['points'];
}

/** The sample summary sentence by sentence, with the words that the learner's text shares marked. */
export function SamplePoints({ points }: SamplePointsProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ul className={styles.points}>
      {points.map(({ words, mentioned }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the sample
        <li key={index} className={styles.point}>
          <span className={styles.pointMark({ mentioned })}>
            <Icon glyph={mentioned ? Check : Minus} size="small" />
            <VisuallyHidden>{t(`interactiveListening.${mentioned ? 'pointIn' : 'pointOut'}`)}: </VisuallyHidden>
          </span>
          <span lang="en">
            {words.map(({ text, kind }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence
              <span key={place}>{kind === 'covered' ? <span className={styles.covered}>{text}</span> : text} </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
