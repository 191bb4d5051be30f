/** `line` for the top-level tabs of a page, `pill` for nested ones. */
export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];
