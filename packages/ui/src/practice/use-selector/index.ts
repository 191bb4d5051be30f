export { isShallowEqual, useSelector } from './use-selector.ts';
