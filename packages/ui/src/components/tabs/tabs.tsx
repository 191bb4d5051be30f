'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { useValue } from '../use-value.ts';
import { list, panel, tab, tabs } from './tabs.css.ts';
import { tabAfterKey } from './tabs.utils.ts';
import type { TabsVariant } from './tabs.variants.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: IconGlyph;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  /** Default: the first tab. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  variant?: TabsVariant;
  /** Puts tabs that don't fit on another line instead of scrolling. Default false. */
  wraps?: boolean;
  /** The panel of the selected tab; a function receives its value. */
  children?: ReactNode | ((value: Value) => ReactNode);
}

/**
 * Views of one thing, one at a time. Arrow keys, Home and End choose; the row scrolls sideways where it does not fit.
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value as Value,
  onValueChange,
  variant = 'line',
  wraps = false,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange });
  const at = items.findIndex((item) => item.value === chosen);

  useEffect(() => {
    const row = listRef.current;
    const current = row?.children[at];
    if (!row || !(current instanceof HTMLElement)) return;
    const start = current.offsetLeft - row.offsetLeft;
    const hidden = start < row.scrollLeft || start + current.offsetWidth > row.scrollLeft + row.clientWidth;
    if (hidden) row.scrollTo({ left: start - (row.clientWidth - current.offsetWidth) / 2 });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(
      event.key,
      at,
      items.map((item) => item.disabled === true),
    );
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    choose(item.value);
    (listRef.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className={tabs}>
      <div ref={listRef} role="tablist" aria-label={label} className={list({ variant, wraps })} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === chosen}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            disabled={item.disabled}
            className={tab({ variant })}
            onClick={() => choose(item.value)}
          >
            {item.icon && <Icon glyph={item.icon} size="small" />}
            {item.label}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} tabIndex={-1} className={panel}>
          {typeof children === 'function' ? children(chosen) : children}
        </div>
      )}
    </div>
  );
}
