/** Questions as another page has them: in a shadow root, with the styles adopted. Built by `build-guest.ts`. */
import { driveDictation } from '@rehearse/practice-machines/dictation';
import { driveLetterBoxes } from '@rehearse/practice-machines/letter-boxes';
import { driveWordJudgement } from '@rehearse/practice-machines/word-judgement';
import { driveWriting } from '@rehearse/practice-machines/writing';
import { Button, Dialog } from '@rehearse/ui';
import { Dictation, LetterBoxes, WordJudgement, Writing } from '@rehearse/ui/practice';
import base from '@rehearse/ui/styles/base';
import dictation from '@rehearse/ui/styles/dictation';
import letterBoxes from '@rehearse/ui/styles/letter-boxes';
import shortcuts from '@rehearse/ui/styles/shortcuts';
import wordJudgement from '@rehearse/ui/styles/word-judgement';
import writing from '@rehearse/ui/styles/writing';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

interface Guest {
  sheet: string;
  render: () => ReactElement;
}

const guests = {
  letters: { sheet: letterBoxes, render: () => <LetterBoxes actor={driveLetterBoxes('passage')} /> },
  lettersReviewed: { sheet: letterBoxes, render: () => <LetterBoxes actor={driveLetterBoxes('passageReviewed')} /> },
  word: { sheet: wordJudgement, render: () => <WordJudgement actor={driveWordJudgement('answering')} /> },
  wordReviewed: { sheet: wordJudgement, render: () => <WordJudgement actor={driveWordJudgement('wrong')} /> },
  dictation: { sheet: dictation, render: () => <Dictation actor={driveDictation('typing')} /> },
  writing: { sheet: writing, render: () => <Writing actor={driveWriting('writing')} /> },
  dialog: {
    sheet: shortcuts,
    render: () => (
      <Dialog open title="Leave this question?" onOpenChange={() => {}}>
        Your answer is saved on this device.
      </Dialog>
    ),
  },
} satisfies Record<string, Guest>;

export type GuestName = keyof typeof guests;

function adopt(root: ShadowRoot, ...texts: string[]) {
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Shows a question in an element of the page. */
function showGuest(host: HTMLElement, name: GuestName) {
  const root = host.attachShadow({ mode: 'open' });
  const { sheet, render } = guests[name];
  adopt(root, base, sheet);
  const frame = document.createElement('div');
  frame.className = 'rehearse';
  root.append(frame);
  createRoot(frame).render(render());
}

/** Shows a button of ours in the page itself. */
function showButton(parent: HTMLElement) {
  createRoot(parent).render(<Button>Ours</Button>);
}

export interface GuestWindow {
  showGuest: typeof showGuest;
  showButton: typeof showButton;
}
Object.assign(window, { showGuest, showButton } satisfies GuestWindow);
