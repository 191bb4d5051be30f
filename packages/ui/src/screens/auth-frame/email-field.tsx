'use client';
import { TextField } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';

export interface EmailFieldProps {
  value: string;
  onValueChange: (email: string) => void;
  /** Error message. */
  error?: string | undefined;
}

/** The email address of an account. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useScreensTranslation();
  return (
    <TextField
      label={t('account.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
