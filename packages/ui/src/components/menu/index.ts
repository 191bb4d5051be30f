export { Menu, type MenuProps } from './menu.tsx';
export type { MenuItem } from './menu-item.ts';
