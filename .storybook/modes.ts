/** What Chromatic draws each story in: the globals of the toolbar, and the width of the window in pixels. */
export const modes = {
  'desktop light': { theme: 'light', language: 'en', viewport: 1280 },
  'desktop dark': { theme: 'dark', language: 'en', viewport: 1280 },
  'phone light': { theme: 'light', language: 'en', viewport: 390 },
  'phone dark, Chinese': { theme: 'dark', language: 'zh', viewport: 390 },
} as const;
