'use client';
import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  onOpenChange: (open: boolean) => void;
  /** Gets the focus instead of a close button, so that a screen reader starts with what this is about. */
  titleRef: RefObject<HTMLElement | null>;
}

/** Drives a `<dialog>` that is modal for as long as it is mounted; the browser holds the focus and gives it back. */
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
    /** A press on the backdrop counts as one on the dialog itself. */
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onOpenChange(false);
    },
  };
}
