import { useContext, useEffect } from 'react';
import { OriginContext } from './origin.ts';

/** Says that the page beside it stands, so that what was drawn at build is not touched before it is taken over. */
export function Standing() {
  const { onStanding, beside } = useContext(OriginContext);
  useEffect(() => onStanding?.(), [onStanding]);
  return beside;
}
