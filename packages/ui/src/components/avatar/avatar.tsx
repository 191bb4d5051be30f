import { avatar } from './avatar.css.ts';
import type { AvatarSize } from './avatar.variants.ts';

export interface AvatarProps {
  /** Name or e-mail address; its first letter is shown. */
  name: string;
  size?: AvatarSize;
}

/** Stands for a person. Decoration: what it stands in says the name. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const [letter = '·'] = name.trim();
  return (
    <span className={avatar[size]} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
