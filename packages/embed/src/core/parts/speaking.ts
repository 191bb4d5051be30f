import { rules as listenThenSpeakRules } from '@rehearse/question-data/rules/listen-then-speak';
import { rules as readAloudRules } from '@rehearse/question-data/rules/read-aloud';
import { rules as readThenSpeakRules } from '@rehearse/question-data/rules/read-then-speak';
import { rules as speakAboutThePhotoRules } from '@rehearse/question-data/rules/speak-about-the-photo';
import { rules as speakingSampleRules } from '@rehearse/question-data/rules/speaking-sample';
import * as types from '@rehearse/question-types';
import sheet from '@rehearse/ui/styles/speaking';
import { speaking as flow } from '../../types/flows/speaking.ts';
import { recording } from '../recording.ts';
import { sound } from '../sound.ts';
import type { TypeParts } from '../type-parts.ts';

const parts = { flow, sheet, sound, recording, texts: ['voices', 'corrections'] } satisfies Partial<TypeParts>;

export const readAloud: TypeParts = { rules: readAloudRules, type: types.readAloud, ...parts };
export const readThenSpeak: TypeParts = { rules: readThenSpeakRules, type: types.readThenSpeak, ...parts };
export const listenThenSpeak: TypeParts = { rules: listenThenSpeakRules, type: types.listenThenSpeak, ...parts };
export const speakAboutThePhoto: TypeParts = {
  rules: speakAboutThePhotoRules,
  type: types.speakAboutThePhoto,
  ...parts,
};
export const speakingSample: TypeParts = { rules: speakingSampleRules, type: types.speakingSample, ...parts };
