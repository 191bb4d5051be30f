export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
export { createToaster, type Toaster, type ToastMessage, toastDurationMs } from './toaster.ts';
