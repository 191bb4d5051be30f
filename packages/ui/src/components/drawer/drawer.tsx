'use client';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { useModal } from '../dialog/use-modal.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  /** Called with false on Escape, the close button and a click on the backdrop. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** Navigation that slides in from the left on small screens. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ onOpenChange, title, children }: Omit<DrawerProps, 'open'>) {
  const { t } = useUiTranslation();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const modal = useModal({ onOpenChange, titleRef });
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.drawer}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Heading level={2} size="small" id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={X} label={t('close')} onClick={() => onOpenChange(false)} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
