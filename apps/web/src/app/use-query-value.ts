import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../lib/use-hydrated.ts';

/** A value of the URL's query, and a function to set it. Null during hydration, because prerendering knows no query. */
export function useQueryValue(name: string): [value: string | null, set: (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  const set = (value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isHydrated ? query.get(name) : null, set];
}
