import { createRoot } from 'react-dom/client';
import { rootOf } from './embed-root.ts';
import { QuestionSurface } from './question-surface.tsx';
import type { QuestionSurfaceProps } from './question-surface.types.ts';

/** A question on a page. */
export interface MountedQuestion {
  /** Replaces all options. Other data start another question. */
  update(options: Omit<QuestionSurfaceProps, 'root'>): void;
  /** Removes it; what is unfinished stays on the device. */
  unmount(): void;
}

/** Shows a question in an element, inside a shadow root. */
export function mountQuestion(element: HTMLElement, options: Omit<QuestionSurfaceProps, 'root'>): MountedQuestion {
  const root = rootOf(element);
  const react = createRoot(root.container);
  const update: MountedQuestion['update'] = (next) => react.render(<QuestionSurface {...next} root={root} />);
  update(options);
  return { update, unmount: () => react.unmount() };
}
