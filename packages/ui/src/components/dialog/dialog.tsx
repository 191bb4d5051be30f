'use client';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './dialog.css.ts';
import type { DialogSize, DialogVariant } from './dialog.variants.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, the close button and a click on the backdrop. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  variant?: DialogVariant;
  size?: DialogSize;
  children?: ReactNode;
}

/** A modal dialog. Focus stays inside and returns to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  actions,
  variant = 'dialog',
  size = 'medium',
  children,
}: Omit<DialogProps, 'open'>) {
  const { t } = useUiTranslation();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const modal = useModal({ onOpenChange, titleRef });
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.dialog({ variant, size })}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} id={titleId} ref={titleRef} tabIndex={-1}>
              {title}
            </Heading>
          </div>
          <div className={styles.close}>
            <IconButton icon={X} label={t('close')} onClick={() => onOpenChange(false)} />
          </div>
        </div>
        {children}
        {actions !== undefined && <div className={styles.foot}>{actions}</div>}
      </div>
    </dialog>
  );
}
