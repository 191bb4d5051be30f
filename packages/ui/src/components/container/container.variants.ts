export const containerWidths = ['form', 'reading', 'content', 'full'] as const;
export type ContainerWidth = (typeof containerWidths)[number];
