export { type ErasureOptions, eraseAccount } from './erase-account.ts';
