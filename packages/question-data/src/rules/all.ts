import type { TypeRules } from '../check/rule.ts';
import type { TypeSlug } from '../check/type-of.ts';
import fillInTheBlanks from './fill-in-the-blanks.gen.ts';
import interactiveListening from './interactive-listening.gen.ts';
import interactiveReading from './interactive-reading.gen.ts';
import interactiveSpeaking from './interactive-speaking.gen.ts';
import interactiveWriting from './interactive-writing.gen.ts';
import listenAndType from './listen-and-type.gen.ts';
import listenThenSpeak from './listen-then-speak.gen.ts';
import readAloud from './read-aloud.gen.ts';
import readAndComplete from './read-and-complete.gen.ts';
import readAndSelect from './read-and-select.gen.ts';
import readThenSpeak from './read-then-speak.gen.ts';
import speakAboutThePhoto from './speak-about-the-photo.gen.ts';
import speakingSample from './speaking-sample.gen.ts';
import writeAboutThePhoto from './write-about-the-photo.gen.ts';
import writingSample from './writing-sample.gen.ts';

/** The rules of every type. */
export const allRules: Readonly<Record<TypeSlug, TypeRules>> = {
  'read-and-select': readAndSelect,
  'read-aloud': readAloud,
  'read-then-speak': readThenSpeak,
  'listen-then-speak': listenThenSpeak,
  'speak-about-the-photo': speakAboutThePhoto,
  'listen-and-type': listenAndType,
  'interactive-listening': interactiveListening,
  'read-and-complete': readAndComplete,
  'interactive-reading': interactiveReading,
  'fill-in-the-blanks': fillInTheBlanks,
  'write-about-the-photo': writeAboutThePhoto,
  'interactive-writing': interactiveWriting,
  'speaking-sample': speakingSample,
  'writing-sample': writingSample,
  'interactive-speaking': interactiveSpeaking,
};
