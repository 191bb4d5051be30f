'use client';
import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import * as styles from './menu.css.ts';
import type { MenuItem } from './menu-item.ts';

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  onSelect?: ((value: string) => void) | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

/** The open menu. It is most of the code, so it is loaded on hover, focus or press. */
export default function MenuList({ label, items, header, onSelect, triggerRef, onOpenChange }: MenuListProps) {
  return (
    <Popover
      isOpen
      trigger="MenuTrigger"
      aria-label={label}
      triggerRef={triggerRef}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
      className={styles.popover}
    >
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        className={styles.menu}
        disabledKeys={items.filter((item) => item.disabled).map((item) => item.value)}
        onAction={(key) => onSelect?.(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {items.map((item) => (
          <AriaMenuItem
            key={item.value}
            id={item.value}
            textValue={item.label}
            href={item.href}
            data-tone={item.tone}
            className={styles.item}
          >
            {item.icon && <Icon glyph={item.icon} size="small" />}
            {item.label}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
