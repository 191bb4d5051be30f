export { CameraNotice, type CameraNoticeProps } from './camera-notice.tsx';
export { CameraPanel, type CameraPanelProps } from './camera-panel.tsx';
export { CameraPreview, type CameraPreviewProps } from './camera-preview.tsx';
export { WithoutPicture, type WithoutPictureProps } from './without-picture.tsx';
