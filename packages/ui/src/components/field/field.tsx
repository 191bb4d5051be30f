'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';

/** What every field has around its control. */
export interface FieldLook {
  label: string;
  /** The label is for screen readers only; for a field whose place says what it is, such as a search box. */
  labelHidden?: boolean;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong and what to do. Marks the field as invalid. */
  error?: string;
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
}

/** Props that tie a control to its label and notes. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  id?: string;
  /** Draws the control with the given props on it. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, help and error, tied together. The fields are made of it; use it for a control of your own. */
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
