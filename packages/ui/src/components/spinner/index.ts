export { Spinner, type SpinnerProps } from './spinner.tsx';
export { type SpinnerSize, spinnerSizes } from './spinner.variants.ts';
