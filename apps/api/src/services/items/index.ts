export { csvTypes, listSeparator } from './csv-types.ts';
export { exportQti } from './export-qti.ts';
export { checkItems, type ItemsReport, importItems } from './import.ts';
export { ItemError } from './item-error.ts';
export { commonColumns } from './read-csv.ts';
export { removeItems } from './remove.ts';
export { type StoredItem, storedItems } from './stored.ts';
