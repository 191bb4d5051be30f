const chinese = '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC"';
const chineseSerif = '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun';

/**
 * Font stacks. The fallbacks are Arial and Times in the sizes of the web fonts; a shadow root on a page without our font faces
 * has the plain ones. `reading` is for exam text in English, `interface` for everything else.
 */
export const font = {
  interface: `"Inter Variable", "Rehearse Sans Fallback", Arial, ${chinese}, system-ui, sans-serif`,
  reading: `"Source Serif 4 Variable", "Rehearse Serif Fallback", "Times New Roman", ${chineseSerif}, Georgia, serif`,
  code: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
} as const;

export const weight = { regular: '400', medium: '500', strong: '600', heavy: '700' } as const;

/** Sizes of running text. */
export const text = {
  caption: { size: '0.8125rem', line: '1.25rem', tracking: '0' },
  small: { size: '0.875rem', line: '1.375rem', tracking: '0' },
  standard: { size: '1rem', line: '1.5rem', tracking: '-0.006em' },
  large: { size: '1.125rem', line: '1.75rem', tracking: '-0.01em' },
  lead: { size: '1.25rem', line: '2rem', tracking: '-0.012em' },
  /** Passages, prompts and sentences of the exam, in the reading font. */
  passage: { size: '1.1875rem', line: '1.9375rem', tracking: '0' },
} as const;

/** Sizes of headings. `word` is the single word a task is about. */
export const heading = {
  small: { size: '1.0625rem', line: '1.5rem', tracking: '-0.011em' },
  medium: { size: '1.375rem', line: '1.875rem', tracking: '-0.017em' },
  large: { size: '1.75rem', line: '2.25rem', tracking: '-0.02em' },
  xlarge: { size: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)', line: '1.15', tracking: '-0.024em' },
  display: { size: 'clamp(2.375rem, 1.6rem + 3.2vw, 3.75rem)', line: '1.06', tracking: '-0.03em' },
  word: { size: 'clamp(2.5rem, 1.7rem + 4vw, 4.25rem)', line: '1.15', tracking: '-0.015em' },
} as const;

export type TextSize = keyof typeof text;
export type HeadingSize = keyof typeof heading;
export const textSizes = Object.keys(text) as TextSize[];
export const headingSizes = Object.keys(heading) as HeadingSize[];
