import { type ReactNode, useMemo, useRef } from 'react';
import { SurfaceProvider } from '../packages/ui/src/practice/surface/index.ts';

/**
 * A story on a docs page: one of many, like a question on a page of somebody else. It takes no focus when it appears, which would
 * scroll the page to it, and its keys work only inside it.
 */
export function DocsSurface({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const surface = useMemo(() => ({ root: () => place.current }), []);
  return (
    <div ref={place}>
      <SurfaceProvider surface={surface}>{children}</SurfaceProvider>
    </div>
  );
}
