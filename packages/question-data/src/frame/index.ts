export {
  type FrameAnswer,
  type FrameEvent,
  type FrameMessage,
  frameProtocol,
  type HostMessage,
  type HostRequest,
  readHostMessage,
} from './messages.ts';
export {
  escapeMarkup,
  type FrameAddress,
  type FrameSnippet,
  frameSnippet,
  frameUrl,
  resizedSnippet,
} from './snippet.ts';
