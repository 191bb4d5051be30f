/** Maximum length of a recording: a 16 kHz WAV of this length stays below an upload of 8 MB. */
export const MAX_RECORDING_SECONDS = 240;
