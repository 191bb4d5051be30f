import type { Tone } from '../tokens/index.ts';

/** One tone's colours: a filled form, a quiet form, and text that stands on either a surface or the quiet form. */
export type ToneColors = {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  text: string;
  border: string;
};

/** Colours of a plan card by its position. */
export type PlanColors = {
  soft: string;
  border: string;
  solid: string;
  text: string;
};

/** Everything a theme decides. Text is at least 4.5:1 on every background it stands on, passages 7:1, controls 3:1. */
export type Palette = {
  color: {
    background: {
      /** Behind everything. */
      page: string;
      /** Cards, bars, fields. */
      surface: string;
      /** What floats: menus, dialogs, toasts. */
      raised: string;
      /** Wells: tracks, quiet panels, code. */
      sunken: string;
      /** The opposite of the theme, for toasts. */
      inverse: string;
      /** Behind dialogs. */
      scrim: string;
      /** Laid over any surface under the pointer. */
      hover: string;
      /** Laid over any surface while pressed. */
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
      /** Hairlines of cards and rows. */
      subtle: string;
      /** Edges that part things. */
      standard: string;
      /** Edges of what is typed into or chosen (3:1). */
      control: string;
      focus: string;
    };
    tone: Record<Tone, ToneColors>;
    plan: Record<'first' | 'second' | 'third' | 'rest', PlanColors>;
  };
  shadow: { card: string; raised: string; dialog: string };
};
