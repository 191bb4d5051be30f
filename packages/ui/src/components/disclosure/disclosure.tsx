'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { arrow, content, disclosure, summary } from './disclosure.css.ts';
import type { DisclosureVariant } from './disclosure.variants.ts';

export interface DisclosureProps {
  /** The line that toggles it. */
  title: ReactNode;
  children: ReactNode;
  /** Disclosures with the same name form an accordion: opening one closes the others. */
  name?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  variant?: DisclosureVariant;
}

/** Expandable details. A native `<details>`, so that find-in-page opens it. */
export function Disclosure({ title, children, name, open, onOpenChange, variant = 'row' }: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      className={disclosure({ variant })}
      // React lets `toggle` bubble, so a nested disclosure or dialog would trigger this too
      onToggle={({ target, currentTarget }) => target === currentTarget && onOpenChange?.(currentTarget.open)}
    >
      <summary className={summary}>
        {title}
        <span className={arrow}>
          <Icon glyph={ChevronDown} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
