/** An option of `<rehearse-question>`, for its docs page. */
export interface ElementOption {
  /** Null if it is only a property. */
  attribute: string | null;
  /** Null if it is only an attribute. */
  property: string | null;
  values: string;
  meaning: string;
}

export const elementOptions: readonly ElementOption[] = [
  { attribute: 'src', property: null, values: 'URL', meaning: 'Where the JSON of the question is.' },
  {
    attribute: 'data',
    property: 'data',
    values: 'JSON; an object',
    meaning: 'The question itself. The property wins.',
  },
  {
    attribute: 'media-base',
    property: null,
    values: 'URL',
    meaning: 'Where media paths in data are. Default: the page.',
  },
  { attribute: 'mode', property: null, values: 'timed, learn, exam', meaning: 'Default timed.' },
  { attribute: 'time-factor', property: null, values: '1, 1.25, 1.5, 2, 10', meaning: 'Extends every time.' },
  {
    attribute: 'start',
    property: null,
    values: 'on-click, visible, now',
    meaning: 'When it starts. Default on-click.',
  },
  { attribute: 'locale', property: null, values: 'en, zh', meaning: 'Language of the screen. Default en.' },
  {
    attribute: 'theme',
    property: null,
    values: 'auto, light, dark',
    meaning: 'Default auto: as the page says by data-theme or color-scheme, or else the system.',
  },
  { attribute: 'storage', property: null, values: 'a prefix, or none', meaning: 'Where unfinished answers are kept.' },
  { attribute: 'name', property: 'name', values: 'text', meaning: 'Its name in a form.' },
  { attribute: 'required', property: null, values: 'present or not', meaning: 'The form needs an answer.' },
  { attribute: 'next', property: null, values: 'present or not', meaning: 'Offers the next question after a review.' },
  { attribute: null, property: 'appearance', values: 'object', meaning: 'A brand: primary, radius, font, density.' },
  { attribute: null, property: 'texts', values: 'object', meaning: 'Your own wording of single texts.' },
  {
    attribute: null,
    property: 'xapi',
    values: '{ actor, activityId }',
    meaning: 'Who answers, and what, in xAPI statements. Default: somebody anonymous.',
  },
  { attribute: null, property: 'onUpload', values: 'function', meaning: 'Stores a recording; resolves to its URL.' },
  { attribute: null, property: 'answered', values: 'object or null', meaning: 'What was answered. Read only.' },
  { attribute: null, property: 'value', values: 'text', meaning: 'Its value in a form, as JSON. Read only.' },
];
