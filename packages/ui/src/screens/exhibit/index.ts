export { DictationExhibit } from './dictation-exhibit.tsx';
export { ExamExhibit, ModesExhibit } from './exam-exhibits.tsx';
export { Exhibit, type ExhibitProps } from './exhibit.tsx';
export { LettersExhibit } from './letters-exhibit.tsx';
export { PausedExhibit } from './paused-exhibit.tsx';
export {
  FluencyExhibit,
  ReadingExhibit,
  RecordingExhibit,
  SpeakingGuidanceExhibit,
} from './speaking-exhibits.tsx';
export { WordExhibit } from './word-exhibit.tsx';
export {
  CorrectionExhibit,
  EssayExhibit,
  TaskExhibit,
  WritingGuidanceExhibit,
} from './writing-exhibits.tsx';
