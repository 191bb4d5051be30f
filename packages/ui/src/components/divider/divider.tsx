import { divider } from './divider.css.ts';

/** A thin line between the parts of a card. */
export function Divider() {
  return <hr className={divider} />;
}
