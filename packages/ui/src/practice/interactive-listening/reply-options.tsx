'use client';
import { ChoiceGroup, Kbd } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './interactive-listening.css.ts';
import type { ConversationView } from './turn-sound.tsx';

const english = { interactiveListening: en.interactiveListening };

export interface ReplyOptionsProps {
  view: ConversationView;
  onChoose: (option: number) => void;
}

/** The possible replies, disabled until the turn has been played. */
export function ReplyOptions({ view: { stage, options, choice }, onChoose }: ReplyOptionsProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ChoiceGroup
      label={t(stage === 'choosing' ? 'interactiveListening.options' : 'interactiveListening.listenFirst')}
      font="reading"
      disabled={stage !== 'choosing'}
      value={choice === null ? null : String(choice)}
      onValueChange={(value) => onChoose(Number(value))}
      choices={options.map(({ text, removed }, index) => ({
        value: String(index),
        disabled: removed,
        label: (
          <span className={styles.optionText}>
            <span lang="en">{removed ? <del>{text}</del> : text}</span>
            <span className={styles.optionKey} aria-hidden="true">
              <Kbd>{index + 1}</Kbd>
            </span>
          </span>
        ),
      }))}
    />
  );
}
