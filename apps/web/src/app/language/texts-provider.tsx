import { I18nextTexts } from '@rehearse/ui/i18n';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

interface TextsProviderProps {
  i18n: I18n;
  children: ReactNode;
}

/** The texts of an i18next instance, for the app's own pages and for the components of `@rehearse/ui`. */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextTexts i18n={i18n}>{children}</I18nextTexts>
    </I18nextProvider>
  );
}
