'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';

/** The common props of all fields. */
export interface FieldLook {
  label: string;
  /** Shows the label to screen readers only, for a field whose position explains it, such as a search box. */
  labelHidden?: boolean;
  /** Help text below the field. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: string;
  /** Marks the field as optional, next to the label. */
  optional?: boolean;
}

/** Props that connect a control to its label and notes. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  id?: string;
  /** Renders the control with the given props. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, help and error of a field. All fields are built on it; use it for your own controls. */
export function Field({ label, labelHidden, description, error, optional, id, children }: FieldProps) {
  const { t } = useUiTranslation();
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const notes = [error && errorId, description !== undefined && descriptionId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={labelHidden ? styles.labelHidden : styles.label}>
        {label}
        {optional && <span className={styles.mark}>{t('field.optional')}</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon glyph={CircleAlert} size="small" />
          </span>
          {error}
        </p>
      )}
      {description !== undefined && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
