/** What the frame knows of the person. `starting`: a stored login is being renewed. */
export type FrameSession =
  | { status: 'starting' }
  | { status: 'loggedOut' }
  | {
      status: 'loggedIn';
      /** E-mail address; null while it is being asked for. */
      account: string | null;
    };

export const frameLanguages = ['en', 'zh'] as const;
export type FrameLanguage = (typeof frameLanguages)[number];

/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** What the frame shows and reports, shared by bar, drawer and footer. */
export interface FrameProps {
  session: FrameSession;
  /** Path of the page inside, to mark its link. */
  path: string;
  language: FrameLanguage;
  onLanguageChange: (language: FrameLanguage) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogout: () => void;
}
