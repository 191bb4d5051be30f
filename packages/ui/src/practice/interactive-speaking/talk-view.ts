import type { InteractiveSpeakingView } from '@rehearse/practice-machines/interactive-speaking';

/** The view model while the conversation goes on. */
export type ConversationView = Extract<InteractiveSpeakingView, { phase: 'conversation' }>;
