'use client';
import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { EmbedSurface } from '../core/embed-surface.tsx';
import type { EmbedOptions } from '../core/options.ts';
import { useEmbedHost } from '../react/use-embed-host.ts';

export interface SurfaceProps extends Pick<EmbedOptions, 'locale' | 'theme' | 'onError'> {
  /** Styles of what is drawn, besides those of every question: texts of `@rehearse/ui/styles/…`. The same array in every render. */
  sheets: readonly string[];
  children: ReactNode;
}

/** Views of any kind may be inside. */
const anyTexts = () => ['corrections', 'reasons', 'sitting', 'voices'] as const;
const itself = (sheets: readonly string[]) => sheets;
const nothing = () => {};

/** Draws views of `@rehearse/ui/practice` in a shadow root, as a question is: with their styles, language and theme. */
export function Surface({ sheets, children, ...options }: SurfaceProps) {
  const [host, root] = useEmbedHost();
  const loaded = useMemo(() => ({ phase: 'ready' as const, value: sheets }), [sheets]);
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <EmbedSurface {...options} root={root} loaded={loaded} onRetry={nothing} sheetsOf={itself} textsOf={anyTexts}>
            {() => children}
          </EmbedSurface>,
          root.container,
        )}
    </div>
  );
}
