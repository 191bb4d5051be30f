/** What a sitting needs besides its questions. */
export { default as sheet } from '@rehearse/ui/styles/sitting';
export { RunningSitting } from './running-sitting.tsx';
