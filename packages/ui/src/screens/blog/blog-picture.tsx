import type { ComponentType } from 'react';
import { frames } from './blog-picture.css.ts';
import type { BlogPictureName } from './blog-picture-names.ts';
import { Cost, Difficulty, Length, Questions, Retakes, Score } from './blog-pictures.tsx';

const pictures: Record<BlogPictureName, { Drawing: ComponentType; colors: keyof typeof frames }> = {
  difficulty: { Drawing: Difficulty, colors: 'blue' },
  questions: { Drawing: Questions, colors: 'violet' },
  score: { Drawing: Score, colors: 'green' },
  cost: { Drawing: Cost, colors: 'violet' },
  retakes: { Drawing: Retakes, colors: 'green' },
  length: { Drawing: Length, colors: 'blue' },
};

/** The illustration of an article in theme colors. Decorative. */
export function BlogPicture({ name }: { name: BlogPictureName }) {
  const { Drawing, colors } = pictures[name];
  return (
    <svg viewBox="0 0 640 360" className={frames[colors]} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
