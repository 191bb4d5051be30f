/** Corner radii by what they round. */
export const radius = {
  /** Ticks, keys, letter boxes. */
  small: '6px',
  /** Fields, rows, menus. */
  medium: '10px',
  /** Cards and dialogs. */
  card: '16px',
  /** Buttons. */
  button: '20px',
  /** Badges, tracks, avatars. */
  full: '999px',
} as const;

/** Fixed measures of the layout. */
export const measure = {
  /** Widest line of running text. */
  reading: '42rem',
  /** Sign-in and other single-column forms. */
  form: '26rem',
  /** Detail layout and ordinary pages. */
  content: '1200px',
  /** Least width of the tab row on wide screens. */
  tabs: '1220px',
} as const;

/** Stacking order. Only the loading cover may stand above an error page. */
export const layer = {
  bar: '100',
  confirmation: '1000',
  error: '2000',
  toast: '2500',
  loading: '3000',
} as const;
