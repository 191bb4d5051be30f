/** `line` for the modules of a page, `pill` for what is inside one of them. */
export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];
