export { VoiceButton, type VoiceButtonProps } from './voice-button.tsx';
export { VoicesContext } from './voices-context.ts';
