export { HintButton, type HintButtonProps } from './hint-button.tsx';
export { Hints, type HintsProps } from './hints.tsx';
