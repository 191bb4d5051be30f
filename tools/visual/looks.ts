/** A combination of width, theme and language. */
export interface Look {
  name: string;
  /** Width in pixels; 390 is a phone with touch. */
  width: 390 | 1280;
  theme: 'light' | 'dark';
  locale: 'en-GB' | 'zh-CN';
}

/** Phone and desktop, light and dark. */
export const englishLooks: readonly Look[] = ([390, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme): Look => ({ name: `${width}-${theme}`, width, theme, locale: 'en-GB' })),
);

/** Chinese in both widths but only one theme, because it changes texts, not colours. */
export const chineseLooks: readonly Look[] = ([390, 1280] as const).map(
  (width): Look => ({ name: `${width}-zh`, width, theme: 'light', locale: 'zh-CN' }),
);
