export { importVoicePack, removeVoicePack } from './import.ts';
export { makeVoicePack, type VoicePackReport, type VoicePackTools } from './make.ts';
export { type PlannedClip, planVoicePack, type VoicePackPlan } from './plan.ts';
export { VoicePackError } from './voice-pack-error.ts';
