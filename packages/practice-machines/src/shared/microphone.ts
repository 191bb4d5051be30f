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

/** Commands from the recorder to an open microphone. */
export type MicrophoneCommand =
  /** Pauses recording. */
  | { type: 'microphone.pause' }
  /** Resumes recording. */
  | { type: 'microphone.resume' }
  /** Creates the file and releases the device. */
  | { type: 'microphone.stop' };

/** What the microphone reports to the recorder. */
export type MicrophoneReport =
  /** Recording has started, under this id. */
  | { type: 'microphone.opened'; recordingId: string }
  /** The microphone could not be opened. */
  | { type: 'microphone.failed'; reason: MicrophoneFailure }
  /** About ten times a second: loudness 0..1 and the length so far. */
  | { type: 'microphone.levelled'; level: number; recordedSeconds: number }
  /** The device was lost; `microphone.stop` still returns what was recorded. */
  | { type: 'microphone.lost' }
  /** The file is ready. */
  | { type: 'microphone.stopped'; recording: Recording }
  /** The file could not be created. */
  | { type: 'microphone.stopFailed' };

/** What a recording includes in addition to sound. */
export type MicrophoneInput = Pick<RecordingRequest, 'camera' | 'transcribe'>;

/** The microphone as an actor: opens immediately, and always releases the device when it stops. */
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

/** Default actor: fails, because no microphone was provided. */
export const microphoneWithoutPort = fromCallback<MicrophoneCommand, MicrophoneInput>(() => {
  throw new PortMissingError('microphone', 'Provide `microphoneOn(ports)`, or use `recorderOn(ports)`.');
});
