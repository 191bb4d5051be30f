import { NotFoundScreen } from '@rehearse/ui/screens';
import type { ReactNode } from 'react';
import type { Extra } from '../../host/extras.ts';
import { useLacks } from '../use-extras.ts';

interface OfferedProps {
  extra: Extra;
  children: ReactNode;
}

/** A page of an extra; where the host lacks it there is no such page. */
export const Offered = ({ extra, children }: OfferedProps) => (useLacks(extra) ? <NotFoundScreen /> : children);
