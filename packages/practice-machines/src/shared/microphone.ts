import { fromCallback } from 'xstate';
import {
  MicrophoneError,
  type MicrophoneFailure,
  type MicrophoneSession,
  PortMissingError,
  type PracticePorts,
  type Recording,
} from './ports.ts';

export type MicrophoneCommand =
  | { type: 'microphone.pause' }
  | { type: 'microphone.resume' }
  | { type: 'microphone.stop' };

/** What the microphone reports to the recorder. */
export type MicrophoneReport =
  | { type: 'microphone.opened'; recordingId: string }
  | { type: 'microphone.failed'; reason: MicrophoneFailure }
  | { type: 'microphone.levelled'; level: number; recordedSeconds: number }
  /** The device went away; what was recorded can still be stopped into a file. */
  | { type: 'microphone.lost' }
  | { type: 'microphone.stopped'; recording: Recording }
  /** No file could be made. */
  | { type: 'microphone.stopFailed' };

/** One use of the microphone as an actor: it opens at once and frees the device when it is left, whatever happened. */
export function microphoneOn({ microphone, recordings }: Pick<PracticePorts, 'microphone' | 'recordings'>) {
  return fromCallback<MicrophoneCommand>(({ sendBack, receive }) => {
    const report = (event: MicrophoneReport) => sendBack(event);
    const recordingId = recordings.createId();
    let session: MicrophoneSession | null = null;
    let left = false;

    microphone
      .open(
        { recordingId },
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
export const microphoneWithoutPort = fromCallback<MicrophoneCommand>(() => {
  throw new PortMissingError('microphone', 'Provide `microphoneOn(ports)`, or use `recorderOn(ports)`.');
});
