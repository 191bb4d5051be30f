export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
export { type TabsVariant, tabsVariants } from './tabs.variants.ts';
