'use client';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { trigger as triggerStyle } from './menu.css.ts';
import type { MenuItem } from './menu-item.ts';

const load = () => import('./menu-list.tsx');
const MenuList = lazy(load);

export interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** A line above the items, such as the account's address. */
  header?: ReactNode;
  /** Called when an item is chosen; the menu closes itself. */
  onSelect?: (value: string) => void;
}

/** A button that opens a short list of actions. Arrow keys, type-ahead and Escape work as in a desktop menu. */
export function Menu({ label, trigger, items, header, onSelect }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const prepare = () => void load();
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={triggerStyle}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MenuList {...{ label, items, header, onSelect, triggerRef }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
