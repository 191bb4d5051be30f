'use client';
import type { ConversationLine, ReplayView } from '@rehearse/practice-machines/interactive-listening';
import type { Speech } from '@rehearse/practice-machines/ports';
import Check from 'lucide-react/icons/check';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Bubble, BubbleRow } from './bubble.tsx';
import { ReplayButton } from './replay-button.tsx';
import * as styles from './thread.css.ts';

const english = { interactiveListening: en.interactiveListening };

export interface ThreadProps {
  lines: readonly ConversationLine[];
  /** In the review: what each line cost, in whole percents. */
  costs?: readonly number[];
  /** Learn mode: turns can be replayed. */
  replay?: ReplayView | null;
  onReplay?: (turn: number) => void;
  /** In the review: renders the player of a turn. */
  renderSound?: (turn: number, audioUrl: string, speech: Speech | undefined) => ReactNode;
}

/** The conversation so far: the other person on the left, the learner's replies on the right. */
export function Thread({ lines, costs = [], replay = null, onReplay, renderSound }: ThreadProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ol className={styles.thread} aria-label={t('interactiveListening.conversation')}>
      {lines.map((line, index) => (
        <li key={line.turn} className={styles.exchange}>
          <Said line={line} renderSound={renderSound} replay={replay} onReplay={onReplay} />
          <Replied line={line} cost={costs[index] ?? 0} />
          {line.explanation !== null && <p className={styles.explanation}>{line.explanation}</p>}
        </li>
      ))}
    </ol>
  );
}

interface SaidProps {
  line: ConversationLine;
  renderSound: ThreadProps['renderSound'];
  replay: ReplayView | null;
  onReplay: ((turn: number) => void) | undefined;
}

function Said({ line: { turn, transcript, audioUrl, speech, canReplay }, renderSound, replay, onReplay }: SaidProps) {
  const { t } = usePracticeTexts(english);
  const number = turn + 1;
  return (
    <BubbleRow side="other" wide={renderSound !== undefined}>
      <Bubble side="other" wide={renderSound !== undefined}>
        <VisuallyHidden>{t('interactiveListening.said', { turn: number })} </VisuallyHidden>
        {transcript !== null && (
          <p lang="en" className={styles.line}>
            {transcript}
          </p>
        )}
        {audioUrl !== null && renderSound?.(turn, audioUrl, speech)}
        {!renderSound && (
          <div className={styles.meta}>
            <span className={styles.verdict()}>
              <Icon glyph={Volume2} size="small" />
              <span aria-hidden="true">{t('interactiveListening.turn', { turn: number })}</span>
            </span>
            {canReplay && replay && onReplay && <ReplayButton turn={turn} replay={replay} onReplay={onReplay} />}
          </div>
        )}
      </Bubble>
    </BubbleRow>
  );
}

function Replied({ line: { given, expected, correct }, cost }: { line: ConversationLine; cost: number }) {
  const { t } = usePracticeTexts(english);
  const reply = (
    <>
      <VisuallyHidden>{t('interactiveListening.youSaid')} </VisuallyHidden>
      {given === null ? (
        <Text tone="secondary">{t('interactiveListening.noReply')}</Text>
      ) : (
        <p lang="en" className={styles.line}>
          {given}
        </p>
      )}
    </>
  );
  if (correct === null) {
    return (
      <BubbleRow side="own">
        <Bubble side="own" tone="own">
          {reply}
        </Bubble>
      </BubbleRow>
    );
  }
  return (
    <BubbleRow side="own">
      <Bubble side="own" tone={correct ? 'positive' : 'critical'}>
        {reply}
        <div className={styles.meta}>
          <span className={styles.verdict({ tone: correct ? 'positive' : 'critical' })}>
            <Icon glyph={correct ? Check : X} size="small" />
            {t(correct ? 'interactiveListening.right' : 'interactiveListening.wrong')}
          </span>
          {cost > 0 && <span>{t('interactiveListening.cost', { percent: cost })}</span>}
        </div>
      </Bubble>
      {!correct && (
        <Bubble side="own" tone="positive">
          <p lang="en" className={styles.line}>
            {expected}
          </p>
          <span className={styles.verdict({ tone: 'positive' })}>
            <Icon glyph={Check} size="small" />
            <Text as="span" size="small" tone="positive" weight="medium">
              {t('interactiveListening.rightReply')}
            </Text>
          </span>
        </Bubble>
      )}
    </BubbleRow>
  );
}
