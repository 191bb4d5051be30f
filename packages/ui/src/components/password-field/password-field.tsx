'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { withRef } from '../with-ref.ts';
import { toggle } from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon'> {
  /** `current-password` to log in, `new-password` to choose one. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a show/hide toggle. */
export const PasswordField = /* @__PURE__ */ withRef(function PasswordField({
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const { t } = useUiTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <span className={toggle}>
          <IconButton
            size="small"
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!shown)}
            disabled={field.disabled}
          />
        </span>
      }
    />
  );
});
