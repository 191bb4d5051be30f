import type { Language } from '@rehearse/languages';

/** The session as the frame shows it. `starting`: a stored login is being refreshed. */
export type FrameSession =
  | { status: 'starting' }
  | { status: 'loggedOut' }
  | {
      status: 'loggedIn';
      /** Email address; null while it is being loaded. */
      account: string | null;
    };

/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Props shared by bar, drawer and footer. */
export interface FrameProps {
  session: FrameSession;
  /** Path of the current page, to mark its link. */
  path: string;
  language: Language;
  onLanguageChange: (language: Language) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogout: () => void;
}
