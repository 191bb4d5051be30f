'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import { dismiss, region, toast } from './toast.css.ts';
import type { Toaster, ToastMessage } from './toaster.ts';

const icons = { neutral: undefined, positive: CircleCheck, critical: CircleAlert } as const;

const none: readonly ToastMessage[] = [];

export interface ToastRegionProps {
  toaster: Toaster;
}

/** Shows and announces a toaster's messages at the bottom center, above dialogs. One per app. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const { t } = useUiTranslation();
  const ref = useRef<HTMLElement>(null);
  const messages = useSyncExternalStore(toaster.subscribe, toaster.getMessages, () => none);
  const latest = messages.at(-1)?.id;

  // Only the top layer is above a modal dialog, and its latest entry is in front.
  useEffect(() => {
    const element = ref.current;
    if (latest === undefined || !element?.isConnected || typeof element.showPopover !== 'function') return;
    element.showPopover();
    return () => element.hidePopover();
  }, [latest]);

  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={t('toast.label')}
      aria-live="polite"
      className={region}
      hidden={messages.length === 0}
      onMouseEnter={toaster.pause}
      onMouseLeave={toaster.resume}
      onFocus={toaster.pause}
      onBlur={toaster.resume}
    >
      {messages.map((message) => {
        const glyph = icons[message.tone];
        return (
          <div key={message.id} className={toast}>
            {glyph && <Icon glyph={glyph} />}
            <span>{message.text}</span>
            <button
              type="button"
              className={dismiss}
              aria-label={t('toast.dismiss')}
              onClick={() => toaster.hide(message.id)}
            >
              <Icon glyph={X} size="small" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
