import { createCamera } from '@rehearse/device/camera';
import { createMicrophone } from '@rehearse/device/microphone';
import type { Recognizer } from '@rehearse/device/recognizer';
import type { PracticePorts } from '@rehearse/practice-machines/ports';
import type { QuestionDevice } from './question-device.ts';

/** A WAV file of this length is 7.7 MB; the host accepts 8. */
const longestRecordingSeconds = 240;

/** Loaded with the first recording that uses speech recognition. */
const recognizer: Recognizer = {
  async listen(sound) {
    const { createLocalRecognizer } = await import('@rehearse/device/recognizer');
    return createLocalRecognizer().listen(sound);
  },
};

type Recorder = Pick<PracticePorts, 'microphone' | 'camera'>;

const recorders = new WeakMap<QuestionDevice, Recorder>();

function createRecorder({ recordings, soundDesk }: QuestionDevice): Recorder {
  const camera = createCamera();
  const maxSeconds = longestRecordingSeconds;
  const microphone = createMicrophone({ store: recordings, camera, recognizer, maxSeconds });
  return { camera, microphone: soundDesk?.microphone(microphone) ?? microphone };
}

/** The recorder of a device, created for the first speaking question. */
export function recorderOf(device: QuestionDevice): Recorder {
  const recorder = recorders.get(device) ?? createRecorder(device);
  recorders.set(device, recorder);
  return recorder;
}
