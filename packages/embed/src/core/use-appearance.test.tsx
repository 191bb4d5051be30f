import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppearance } from './use-appearance.ts';

const createAppearance = vi.hoisted(() => vi.fn());
vi.mock('@rehearse/ui/themes', async (importOriginal) => {
  const themes = await importOriginal<typeof import('@rehearse/ui/themes')>();
  return { ...themes, createAppearance: createAppearance.mockImplementation(themes.createAppearance) };
});

afterEach(cleanup);

it('makes a brand again only when its values change', async () => {
  const { result, rerender } = renderHook(({ primary }) => useAppearance({ primary }), {
    initialProps: { primary: '#0b6e4f' },
  });
  await waitFor(() => expect(result.current).toContain('--rh-'));
  const before = result.current;
  rerender({ primary: '#0b6e4f' });
  expect(result.current).toBe(before);
  rerender({ primary: '#7a1f5c' });
  await waitFor(() => expect(result.current).not.toBe(''));
  expect(result.current).not.toBe(before);
  expect(createAppearance).toHaveBeenCalledTimes(2);
});
