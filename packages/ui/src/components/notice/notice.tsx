import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import * as styles from './notice.css.ts';

const glyphs: Record<Tone, IconGlyph> = {
  neutral: Info,
  primary: Info,
  positive: CircleCheck,
  attention: TriangleAlert,
  critical: CircleAlert,
};

export interface NoticeProps {
  /** Default `neutral`. */
  tone?: Tone;
  icon?: IconGlyph;
  title?: string;
  children?: ReactNode;
  /** Actions, as `small` buttons. */
  actions?: ReactNode;
  /** Announces the notice when it appears: `polite` waits for a pause, `assertive` interrupts. */
  announce?: 'polite' | 'assertive';
}

/** An inline message about the current task: saved on this device, no microphone, right or wrong. */
export function Notice({ tone = 'neutral', icon, title, children, actions, announce }: NoticeProps) {
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined;
  return (
    <div role={role} className={styles.notice({ tone })}>
      <span className={styles.glyph({ tone })}>
        <Icon glyph={icon ?? glyphs[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
