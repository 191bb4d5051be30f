'use client';
import { type HighlightMark, type HighlightResult, highlightMark, toPassageWords } from '@rehearse/scoring';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './highlight.css.ts';
import { paragraphsOf } from './highlight.utils.ts';
import { passage as passageStyle } from './reading-sequences.css.ts';

const english = { reading: en.reading };

export interface MarkedPassageProps {
  passage: string;
  result: HighlightResult;
}

interface Run {
  start: number;
  mark: HighlightMark | null;
  text: string;
}

/** A passage with the highlight compared with the answer: right, missed and extra words, each labelled. */
export function MarkedPassage({ passage, result }: MarkedPassageProps) {
  const { t } = usePracticeTexts(english);
  return (
    <div lang="en" className={passageStyle({ airy: false })}>
      {paragraphsOf(toPassageWords(passage)).map(({ start, words }) => {
        const runs: Run[] = [];
        for (const [offset, { text, after }] of words.entries()) {
          const mark = highlightMark(start + offset, result);
          const last = runs.at(-1);
          if (last?.mark === mark) last.text += text + after;
          else runs.push({ start: start + offset, mark, text: text + after });
        }
        return (
          <p key={start}>
            {runs.map((run) => {
              if (run.mark === null) return run.text;
              return (
                <span key={run.start}>
                  <mark className={styles.mark({ kind: run.mark })}>{run.text.trimEnd()}</mark>
                  <span className={styles.tag({ kind: run.mark })}>{t(`reading.mark.${run.mark}`)}</span>{' '}
                </span>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}
