/** The text to show for a failed call. */
export { errorMessage } from '@rehearse/api-client';
