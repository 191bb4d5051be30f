export { LiveTeachingForm, type LiveTeachingFormProps } from './live-teaching-form.tsx';
export type { LiveTeachingDraft, LiveTeachingFailure, LiveTeachingView } from './live-teaching-form.types.ts';
