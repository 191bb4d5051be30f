'use client';
import { createContext, useContext } from 'react';

/** The part of a page that belongs to one question, as opposed to the host's part and to other questions. */
export interface Surface {
  /** The element or shadow root around the question. It has to be there before the views inside are mounted. */
  root: () => HTMLElement | ShadowRoot | null;
}

/**
 * The surface of the practice views inside. Null, the default, means that the page is the question's: its keys work
 * wherever the focus is, and it may take the focus. `SurfaceProvider` provides one.
 */
export const SurfaceContext = createContext<Surface | null>(null);

/** The surface of this view; null if the page is the question's. */
export const useSurface = (): Surface | null => useContext(SurfaceContext);
