'use client';
import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  onOpenChange: (open: boolean) => void;
  /** Takes the initial focus instead of the close button, so that screen readers start with the content. */
  titleRef: RefObject<HTMLElement | null>;
}

/** Drives a `<dialog>` that is modal while mounted; the browser traps and restores the focus. */
export function useModal({ onOpenChange, titleRef }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // jsdom has no modal dialogs.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    if (!dialog.querySelector('input:focus, textarea:focus, select:focus, [autofocus]')) titleRef.current?.focus();
    return () => dialog.close?.();
  }, [titleRef]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onOpenChange(false);
    },
    onClose: () => {
      if (ref.current && !ref.current.open) onOpenChange(false);
    },
    /** A click on the backdrop targets the dialog element itself. */
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onOpenChange(false);
    },
  };
}
