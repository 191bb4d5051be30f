import { avatar } from './avatar.css.ts';
import type { AvatarSize } from './avatar.variants.ts';

export interface AvatarProps {
  /** Name or email address; its first letter is shown. */
  name: string;
  size?: AvatarSize;
}

/** A person's initial in a circle. Decorative: show the name next to it or in its button. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const [letter = '·'] = name.trim();
  return (
    <span className={avatar[size]} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
