import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Joins a native change handler and `onValueChange` into one. */
export const onChangeOf =
  <E extends { value: string }>(
    onValueChange: ((value: string) => void) | undefined,
    onChange: ChangeEventHandler<E> | undefined,
  ) =>
  (event: ChangeEvent<E>) => {
    onChange?.(event);
    onValueChange?.((event.currentTarget as unknown as E).value);
  };
