export { chooseVoice } from './choose-voice.ts';
export { followVoiceChoice, voiceDesk } from './desk.ts';
export { createVoicePlayer, type VoicePlayerOptions } from './voice-player.ts';
export { createVoices, type VoicesOptions } from './voices.ts';
