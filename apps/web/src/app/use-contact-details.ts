import type { ContactDetails } from '@rehearse/ui/screens';
import { useServices } from './services.ts';
import { useHydrated } from './use-hydrated.ts';

/** How the operator can be reached; null in the first render, which is the same for every operator. */
export function useContactDetails(): ContactDetails | null {
  const { contact } = useServices();
  return useHydrated() ? contact : null;
}
