/** Puts styles into the layer `rehearse`, where every rule of a page without a layer is stronger. */
export const inLayer = (css: string) => `@layer rehearse{${css}}`;
