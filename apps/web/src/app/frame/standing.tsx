import { useContext, useEffect } from 'react';
import { OriginContext } from '../head/origin.ts';

/**
 * Comes to life with the page beside it, and not before: what was done on it is taken over, and it is said to stand, so that
 * what was drawn at build is not touched until then.
 */
export function Standing() {
  const { onStanding, beside } = useContext(OriginContext);
  useEffect(() => onStanding?.(), [onStanding]);
  return beside;
}
