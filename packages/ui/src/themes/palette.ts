import type { Tone } from '../tokens/index.ts';

/** The colors of a tone: solid, soft, and text that is readable on a surface or on the soft color. */
export type ToneColors = {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  text: string;
  border: string;
};

/** The colors of a plan card, by position. */
export type PlanColors = {
  soft: string;
  border: string;
  solid: string;
  text: string;
};

/**
 * Everything that a theme defines. Contrast is at least 4.5:1 for text on every background, 7:1 for passages, 3:1 for
 * controls.
 */
export type Palette = {
  color: {
    background: {
      /** The page. */
      page: string;
      /** Cards, bars, fields. */
      surface: string;
      /** Floating surfaces: menus, dialogs, toasts. */
      raised: string;
      /** Sunken surfaces: tracks, quiet panels, code. */
      sunken: string;
      /** The inverse of the theme, for toasts. */
      inverse: string;
      /** The backdrop of dialogs. */
      scrim: string;
      /** Overlay on hover. */
      hover: string;
      /** Overlay while pressed. */
      pressed: string;
    };
    text: {
      primary: string;
      secondary: string;
      muted: string;
      disabled: string;
      /** On `background.inverse`. */
      inverse: string;
      link: string;
      /** Exam text. */
      passage: string;
      positive: string;
      attention: string;
      critical: string;
    };
    border: {
      /** Thin lines of cards and rows. */
      subtle: string;
      /** Dividers. */
      standard: string;
      /** Borders of inputs and choices (3:1). */
      control: string;
      focus: string;
    };
    tone: Record<Tone, ToneColors>;
    plan: Record<'first' | 'second' | 'third' | 'rest', PlanColors>;
  };
  shadow: { card: string; raised: string; dialog: string };
};
