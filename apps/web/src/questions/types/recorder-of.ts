import { createCamera } from '@rehearse/device/camera';
import { createMicrophone } from '@rehearse/device/microphone';
import type { Recognizer } from '@rehearse/device/recognizer';
import type { PracticePorts } from '@rehearse/practice-machines/ports';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';

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

const recorders = new WeakMap<QuestionWorkspace, Recorder>();

function createRecorder({ recordings }: QuestionWorkspace): Recorder {
  const camera = createCamera();
  const maxSeconds = longestRecordingSeconds;
  return { camera, microphone: createMicrophone({ store: recordings, camera, recognizer, maxSeconds }) };
}

/** The recorder of a workspace, created for the first speaking question. */
export function recorderOf(workspace: QuestionWorkspace): Recorder {
  const recorder = recorders.get(workspace) ?? createRecorder(workspace);
  recorders.set(workspace, recorder);
  return recorder;
}
