import { createRecordings } from '@rehearse/device/recordings';
import { rules as listenThenSpeakRules } from '@rehearse/question-data/rules/listen-then-speak';
import { rules as readAloudRules } from '@rehearse/question-data/rules/read-aloud';
import { rules as readThenSpeakRules } from '@rehearse/question-data/rules/read-then-speak';
import { rules as speakAboutThePhotoRules } from '@rehearse/question-data/rules/speak-about-the-photo';
import { rules as speakingSampleRules } from '@rehearse/question-data/rules/speaking-sample';
import sheet from '@rehearse/ui/styles/speaking';
import { speaking as flow } from '../../types/flows/speaking.ts';
import type { TypeParts } from '../type-parts.ts';

const parts = { flow, sheet, createRecordings };

export const readAloud: TypeParts = { rules: readAloudRules, ...parts };
export const readThenSpeak: TypeParts = { rules: readThenSpeakRules, ...parts };
export const listenThenSpeak: TypeParts = { rules: listenThenSpeakRules, ...parts };
export const speakAboutThePhoto: TypeParts = { rules: speakAboutThePhotoRules, ...parts };
export const speakingSample: TypeParts = { rules: speakingSampleRules, ...parts };
