/** One way to look at a page: how wide, in which theme, in which language. */
export interface Look {
  name: string;
  /** Pixels; 390 is a phone, by touch. */
  width: 390 | 1280;
  theme: 'light' | 'dark';
  locale: 'en-GB' | 'zh-CN';
}

/** A phone and a desk, light and dark. */
export const englishLooks: readonly Look[] = ([390, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme): Look => ({ name: `${width}-${theme}`, width, theme, locale: 'en-GB' })),
);

/** Chinese on both widths, in one theme: it changes words, not colours. */
export const chineseLooks: readonly Look[] = ([390, 1280] as const).map(
  (width): Look => ({ name: `${width}-zh`, width, theme: 'light', locale: 'zh-CN' }),
);
