/** A voice pack can't be made or used; the message says why and what to do. */
export class VoicePackError extends Error {
  override readonly name = 'VoicePackError';
}
