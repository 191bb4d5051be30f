/** Transition durations; all become 0 s with reduced motion. */
export const motion = {
  quick: '120ms',
  standard: '200ms',
} as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0, 0, 1)',
  inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const;
