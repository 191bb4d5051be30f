/** Corner radii by use. */
export const radius = {
  /** Check marks, keys, letter boxes. */
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

/** Fixed layout widths. */
export const measure = {
  /** Maximum line length of running text. */
  reading: '42rem',
  /** Login and other single-column forms. */
  form: '26rem',
  /** Detail layout and ordinary pages. */
  content: '1200px',
  /** Minimum width of the tab row on wide screens. */
  tabs: '1220px',
} as const;

/** Stacking order. Only the loading overlay is above an error page. */
export const layer = {
  bar: '100',
  confirmation: '1000',
  error: '2000',
  toast: '2500',
  loading: '3000',
} as const;
