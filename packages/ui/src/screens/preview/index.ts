export type { PreviewRow } from './preview-list.tsx';
export { PreviewNote, type PreviewNoteProps } from './preview-note.tsx';
export { PreviewScreen, type PreviewScreenProps, type PreviewView } from './preview-screen.tsx';
