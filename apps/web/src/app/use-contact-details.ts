import type { ContactDetails } from '@rehearse/ui/screens';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useServices } from './services.ts';

/** The operator's contact details; null in the first render, which must be the same for all operators. */
export function useContactDetails(): ContactDetails | null {
  const { contact } = useServices();
  return useHydrated() ? contact : null;
}
