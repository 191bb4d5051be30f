import { divider } from './divider.css.ts';

/** A hairline between matters that belong to one card. */
export function Divider() {
  return <hr className={divider} />;
}
