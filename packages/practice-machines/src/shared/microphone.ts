import { fromCallback } from 'xstate';
import {
  MicrophoneError,
  type MicrophoneFailure,
  type MicrophoneSession,
  PortMissingError,
  type PracticePorts,
  type Recording,
  type RecordingRequest,
} from './ports.ts';

/** What the recorder tells an open microphone. */
export type MicrophoneCommand =
  /** Takes no sound for a while. */
  | { type: 'microphone.pause' }
  /** Takes sound again. */
  | { type: 'microphone.resume' }
  /** Makes the file and frees the device. */
  | { type: 'microphone.stop' };

/** What the microphone reports to the recorder. */
export type MicrophoneReport =
  /** It records from now on, under this id. */
  | { type: 'microphone.opened'; recordingId: string }
  /** There is no microphone to record with. */
  | { type: 'microphone.failed'; reason: MicrophoneFailure }
  /** About ten times a second: loudness 0..1 and the length so far. */
  | { type: 'microphone.levelled'; level: number; recordedSeconds: number }
  /** The device went away; what was recorded can still be stopped into a file. */
  | { type: 'microphone.lost' }
  /** The file is made. */
  | { type: 'microphone.stopped'; recording: Recording }
  /** No file could be made. */
  | { type: 'microphone.stopFailed' };

/** What a recording takes beside the sound. */
export type MicrophoneInput = Pick<RecordingRequest, 'camera' | 'transcribe'>;

/** One use of the microphone as an actor: it opens at once and frees the device when it is left, whatever happened. */
export function microphoneOn({ microphone, recordings }: Pick<PracticePorts, 'microphone' | 'recordings'>) {
  return fromCallback<MicrophoneCommand, MicrophoneInput>(({ input, sendBack, receive }) => {
    const report = (event: MicrophoneReport) => sendBack(event);
    const recordingId = recordings.createId();
    let session: MicrophoneSession | null = null;
    let left = false;

    microphone
      .open(
        { ...input, recordingId },
        {
          onLevel: (level, recordedSeconds) => report({ type: 'microphone.levelled', level, recordedSeconds }),
          onLost: () => report({ type: 'microphone.lost' }),
        },
      )
      .then(
        (opened) => {
          session = opened;
          if (left) opened.dispose();
          else report({ type: 'microphone.opened', recordingId });
        },
        (error: unknown) =>
          report({ type: 'microphone.failed', reason: error instanceof MicrophoneError ? error.reason : 'taken' }),
      );

    receive((command) => {
      if (command.type === 'microphone.pause') session?.pause();
      else if (command.type === 'microphone.resume') session?.resume();
      else {
        session?.stop().then(
          (recording) => report({ type: 'microphone.stopped', recording }),
          () => report({ type: 'microphone.stopFailed' }),
        );
      }
    });
    return () => {
      left = true;
      session?.dispose();
    };
  });
}

/** Stands where no microphone was provided. */
export const microphoneWithoutPort = fromCallback<MicrophoneCommand, MicrophoneInput>(() => {
  throw new PortMissingError('microphone', 'Provide `microphoneOn(ports)`, or use `recorderOn(ports)`.');
});
