import type { ContactDetails } from '@rehearse/ui/screens';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useServices } from './services.ts';

/** How the operator can be reached; null in the first render, which is the same for every operator. */
export function useContactDetails(): ContactDetails | null {
  const { contact } = useServices();
  return useHydrated() ? contact : null;
}
