import { NotFoundScreen } from '@rehearse/ui/screens';
import type { ReactNode } from 'react';
import type { Extra } from '../../host/extras.ts';
import { useLacks } from '../use-extras.ts';

interface OfferedProps {
  extra: Extra;
  children: ReactNode;
}

/** The page of an optional host feature; not found if the host lacks it. */
export const Offered = ({ extra, children }: OfferedProps) => (useLacks(extra) ? <NotFoundScreen /> : children);
