import type { DeviceRecordings } from '@rehearse/device/recordings';
import type { TypedStorage } from '@rehearse/device/storage';
import type { Clock, MicrophonePort, PlayerPort, TranscribePort } from '@rehearse/practice-machines/ports';

/** Decides who may play and record where several questions are on one page. */
export interface SoundDesk {
  player(port: PlayerPort): PlayerPort;
  microphone(port: MicrophonePort): MicrophonePort;
}

/**
 * What questions work with on this device, for one learner. The types add a player and a recorder, made for the first
 * question that needs one: keep the same object for as long as its questions are shown.
 */
export interface QuestionDevice {
  /** Whose choices are remembered, such as conversations with an opening. Any text; empty if there is only one learner. */
  account: string;
  clock: Clock;
  recordings: DeviceRecordings;
  /** Where those choices are. Default: `localStorage`, without a prefix. */
  storage?: TypedStorage;
  /** Writes down answers of a conversation. Default: only what the device recognizes itself. */
  transcribe?: TranscribePort;
  /** Default: everything may play and record at any time. */
  soundDesk?: SoundDesk;
}
