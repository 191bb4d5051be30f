export { questionLockName, type TabLockOptions, type TabLockState, takeTabLock } from './tab-lock.ts';
