import { type Namespace, UiLanguageProvider, useEmbeddedTranslation } from '@rehearse/ui/i18n';
import { QuestionProblem, SurfaceProvider } from '@rehearse/ui/practice';
import baseSheet from '@rehearse/ui/styles/base';
import embeddedSheet from '@rehearse/ui/styles/embedded';
import { type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { EmbedError } from './embed-error.ts';
import { adoptStyles, applyTheme, type EmbedRoot, setLanguage } from './embed-root.ts';
import type { EmbedOptions } from './options.ts';
import { useAppearance } from './use-appearance.ts';
import type { Loaded } from './use-loaded.ts';
import { useSettledLocale } from './use-settled-locale.ts';
import { Waiting } from './waiting.tsx';

interface EmbedSurfaceProps<T> extends Pick<EmbedOptions, 'locale' | 'texts' | 'theme' | 'appearance' | 'onError'> {
  root: EmbedRoot;
  loaded: Loaded<T>;
  onRetry: () => void;
  /** Styles of what is drawn, besides those of every question. */
  sheetsOf: (value: T) => readonly string[];
  /** Texts of what is drawn, besides those of every question. */
  textsOf: (value: T) => readonly Namespace[];
  children: (value: T) => ReactNode;
}

/** What is inside every shadow root: its styles, language and theme, and what is shown instead of what fails. */
export function EmbedSurface<T>(props: EmbedSurfaceProps<T>) {
  const { root, loaded, sheetsOf, textsOf, locale, texts, theme = 'auto' } = props;
  const brand = useAppearance(props.appearance);
  const source = useSettledLocale(locale, loaded.phase === 'ready' ? textsOf(loaded.value) : []);
  const surface = useMemo(() => ({ root: () => root.shadow }), [root]);

  useLayoutEffect(() => {
    const own = loaded.phase === 'ready' ? sheetsOf(loaded.value) : [];
    adoptStyles(root, [baseSheet, embeddedSheet, ...own, brand]);
  }, [root, loaded, sheetsOf, brand]);
  useLayoutEffect(() => applyTheme(root, theme), [root, theme]);

  if (loaded.phase === 'loading' || source === null) return <Waiting />;
  const content =
    loaded.phase === 'failed' ? (
      <Problem error={loaded.error} onRetry={props.onRetry} />
    ) : (
      <SurfaceProvider surface={surface}>
        <CrashBoundary
          onCrash={(cause) => props.onError?.(new EmbedError('crash', 'The question could not be drawn.', { cause }))}
          instead={(again) => <QuestionProblem kind="crash" details={[]} onRetry={again} />}
        >
          <InItsLanguage root={root}>{props.children(loaded.value)}</InItsLanguage>
        </CrashBoundary>
      </SurfaceProvider>
    );
  return (
    <UiLanguageProvider value={source} texts={texts}>
      <Suspense fallback={<Waiting />}>{content}</Suspense>
    </UiLanguageProvider>
  );
}

/** Says which language the texts inside are in. */
function InItsLanguage({ root, children }: { root: EmbedRoot; children: ReactNode }) {
  const { language } = useEmbeddedTranslation();
  useLayoutEffect(() => setLanguage(root, language), [root, language]);
  return children;
}

function Problem({ error: { code, problems }, onRetry }: { error: EmbedError; onRetry: () => void }) {
  if (code !== 'data') return <QuestionProblem kind="load" details={[]} onRetry={onRetry} />;
  return <QuestionProblem kind="data" details={problems.map(({ message }) => message)} />;
}
