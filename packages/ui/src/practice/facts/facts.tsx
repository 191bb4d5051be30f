'use client';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../components/index.ts';
import * as styles from './facts.css.ts';

/** The rules of a task, before it starts; contains `<Fact>`. */
export const Facts = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;

/** One rule, such as how often something can be heard. */
export const Fact = ({ icon, children }: { icon: IconGlyph; children: string }) => (
  <li className={styles.item}>
    <span className={styles.icon}>
      <Icon glyph={icon} />
    </span>
    {children}
  </li>
);
