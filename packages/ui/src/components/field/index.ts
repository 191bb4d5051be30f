export { Field, type FieldControlProps, type FieldLook, type FieldProps } from './field.tsx';
