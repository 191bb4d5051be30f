'use client';
import english from './locales/en/products.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `products` namespace. */
export const useProductsTranslation = () => useMessages('products', english);
