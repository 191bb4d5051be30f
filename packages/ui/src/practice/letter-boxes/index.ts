export { LetterBox, type LetterBoxProps } from './letter-box.tsx';
export { LetterBoxes, type LetterBoxesProps } from './letter-boxes.tsx';
export { letterBoxesShortcuts } from './letter-boxes-shortcuts.ts';
export { LetterBoxesView, type LetterBoxesViewProps } from './letter-boxes-view.tsx';
export { PlainWord, type PlainWordProps } from './plain-word.tsx';
export { ReviewedWord, type ReviewedWordProps } from './reviewed-word.tsx';
