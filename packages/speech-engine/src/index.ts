export { createSpeechEngine, type SpeechEngine, type SpeechEngineOptions } from './engine.ts';
export { SpeechError, type SpeechErrorCode } from './errors.ts';
export { engineVersion, maxTextLength, type SpeechRequest, speechKey, synthesizersVersion } from './key.ts';
export { type Mp3Info, readMp3Info } from './mp3-info.ts';
export type { LevelledClip, PhonemeAccent, SpeechClip, SpeechMeasures, WordTime } from './protocol.ts';
export { isVoiceName, type VoiceName, type VoiceRecipe, voiceNames, voices } from './voices.ts';
