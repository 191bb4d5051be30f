export { LiveTeachingForm, type LiveTeachingFormProps } from './live-teaching-form.tsx';
export type { LiveTeachingDraft, LiveTeachingView } from './live-teaching-form.types.ts';
