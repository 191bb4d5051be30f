/** How wide a picture stands, for a browser that chooses a file: the page's width, and never more than 40rem. */
export const sizes = '(min-width: 40rem) 40rem, 100vw';
