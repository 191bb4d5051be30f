'use client';
import {
  type BoxPlace,
  type LetterBoxesActor,
  lastHintedLetter,
  letterBoxesView,
  letterBoxView,
  type LetterBoxesView as View,
  wordEntry,
} from '@rehearse/practice-machines/letter-boxes';
import { useMemo, useRef } from 'react';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { LetterBox } from './letter-box.tsx';
import { LetterBoxesView } from './letter-boxes-view.tsx';
import { PlainWord } from './plain-word.tsx';
import { useCaret } from './use-caret.ts';

const english = { letters: en.letters };

type Texts = ReturnType<typeof usePracticeTexts<typeof english>>['t'];

export interface LetterBoxesProps {
  actor: LetterBoxesActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

interface LivePlace extends BoxPlace {
  actor: LetterBoxesActor;
}

const labels = { given: 'letters.letterGiven', blank: 'letters.letterBlank', filled: 'letters.letterFilled' } as const;

function LiveBox({ actor, word, box, t }: LivePlace & { t: Texts }) {
  const view = useSelector(actor, (snapshot) => letterBoxView(snapshot, { word, box }), isShallowEqual);
  const { state, letter, position, count } = view;
  const label = labels[state === 'given' ? 'given' : letter === '' ? 'blank' : 'filled'];
  return <LetterBox view={view} label={t(label, { position, count })} onEvent={actor.send} />;
}

function cluesOf(view: View, word: number): readonly (string | null)[] {
  const segment = view.segments.filter((each) => each.kind === 'word')[word];
  return segment?.clues ?? [];
}

function LivePlainWord({ actor, word }: Omit<LivePlace, 'box'>) {
  const entry = useSelector(actor, (snapshot) => wordEntry(snapshot, word));
  const clues = cluesOf(letterBoxesView(actor.getSnapshot()), word);
  return <PlainWord word={word} clues={clues} entry={entry} onEvent={actor.send} />;
}

/** Read & Complete and Fill In the Blanks, connected to a running actor. */
export function LetterBoxes({ actor, onNext }: LetterBoxesProps) {
  const view = useSelector(actor, letterBoxesView, isShallowEqual);
  const { t } = usePracticeTexts(english);
  const root = useRef<HTMLDivElement>(null);
  useCaret(root, actor);
  const render = useMemo(
    () => ({
      lastHint: () => lastHintedLetter(actor.getSnapshot()),
      box: (place: BoxPlace) => <LiveBox key={place.box} actor={actor} t={t} {...place} />,
      plain: (word: number) => <LivePlainWord actor={actor} word={word} />,
      boxesOf: (word: number) => {
        const snapshot = actor.getSnapshot();
        const clues = cluesOf(letterBoxesView(snapshot), word);
        return clues.map((_, box) => letterBoxView(snapshot, { word, box }));
      },
    }),
    [actor, t],
  );
  return (
    <div ref={root}>
      <LetterBoxesView
        view={view}
        renderBox={render.box}
        renderPlain={render.plain}
        boxesOf={render.boxesOf}
        lastHint={render.lastHint}
        onEvent={actor.send}
        onNext={onNext}
      />
    </div>
  );
}
