/** The `sizes` of task pictures: the page's width, at most 40rem. */
export const sizes = '(min-width: 40rem) 40rem, 100vw';
