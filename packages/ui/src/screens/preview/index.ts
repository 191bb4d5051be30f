export { PreviewNote, type PreviewNoteProps } from './preview-note.tsx';
export { type PreviewRow, PreviewScreen, type PreviewScreenProps, type PreviewView } from './preview-screen.tsx';
