import { ApiError } from '@rehearse/api-client';
import { useCallback, useState } from 'react';
import { correctionsAt } from '../../app/corrections/corrections.ts';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';

/** A correction by the id in a URL; null if there is none. */
export function useCorrection(id: string) {
  const services = useServices();
  const [calls] = useState(() => correctionsAt(services));
  return usePart(
    useCallback(async () => {
      const correctionId = Number(id);
      if (!Number.isSafeInteger(correctionId) || correctionId < 1) return null;
      try {
        return (await calls.withReport(correctionId)).correction;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    }, [calls, id]),
  );
}
