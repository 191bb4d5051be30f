export { authFields } from './auth-fields.ts';
export { AuthFrame, type AuthFrameProps } from './auth-frame.tsx';
export { EmailField, type EmailFieldProps } from './email-field.tsx';
