export { itemXml, qtiTypes } from './item.ts';
export { type PackageInput, qtiPackage } from './package.ts';
