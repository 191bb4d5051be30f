export { DeleteSittingDialog, type DeleteSittingDialogProps } from './delete-sitting-dialog.tsx';
