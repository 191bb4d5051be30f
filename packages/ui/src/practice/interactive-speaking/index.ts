export { Character, type CharacterMood, type CharacterProps } from './character.tsx';
export { InteractiveSpeaking, type InteractiveSpeakingProps } from './interactive-speaking.tsx';
export { interactiveSpeakingShortcuts } from './interactive-speaking-shortcuts.ts';
export { InteractiveSpeakingView, type InteractiveSpeakingViewProps } from './interactive-speaking-view.tsx';
export { type TalkListener, TalkListenerContext } from './listener.ts';
export { StretchClip, type StretchClipProps } from './stretch-clip.tsx';
