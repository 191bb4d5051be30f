export { activeElementOf } from './focus.utils.ts';
export { type Surface, SurfaceContext, useSurface } from './surface-context.ts';
export { SurfaceProvider, type SurfaceProviderProps } from './surface-provider.tsx';
export { usePage } from './use-page.ts';
export { useScrollTo } from './use-scroll-to.ts';
export { type TakeFocus, useFirstFocus, useTakeFocus } from './use-take-focus.ts';
