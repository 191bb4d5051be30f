export { ReadOnlyQuestion, StorageNotice, TimeUpNotice } from '@rehearse/ui/screens';
export { ShownSaveStatus } from './shown-save-status.tsx';
