export { GoOn, type GoOnProps } from './go-on.tsx';
export { InARowLink, type InARowLinkProps } from './in-a-row-link.tsx';
