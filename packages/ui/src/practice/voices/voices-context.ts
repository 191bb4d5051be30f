'use client';
import type { VoiceDesk } from '@rehearse/practice-machines/ports';
import { createContext } from 'react';

/**
 * Lets learners choose voices of their device; null for files only. With `voiceDesk` of `@rehearse/device/voices`, the player
 * of the questions must be one that follows the choice: `followVoiceChoice(createPlayer())`.
 */
export const VoicesContext = createContext<VoiceDesk | null>(null);
