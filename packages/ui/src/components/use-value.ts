'use client';
import { useState } from 'react';

interface ValueProps<T> {
  value: T | undefined;
  defaultValue: T;
  onValueChange: ((value: T) => void) | undefined;
}

/** The value of a component that is either controlled (`value`) or uncontrolled (`defaultValue`). */
export function useValue<T>({ value, defaultValue, onValueChange }: ValueProps<T>) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = (next: T) => {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return [current, change] as const;
}
