export { createFakeCamera, type FakeCamera, type FakeCameraOptions } from '../shared/fakes/camera.ts';
export { createFakeClock, type FakeClock } from '../shared/fakes/clock.ts';
export {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
  type FakeRecordings,
  fakeJoin,
  fakeRecording,
} from '../shared/fakes/microphone.ts';
export { createFakePlayer, type FakePlayer } from '../shared/fakes/player.ts';
export {
  createFakeReading,
  createFakeReadingAligner,
  type FakeReadingOptions,
  type FakeWordPlayer,
} from '../shared/fakes/reading-aligner.ts';
export { createFakeVoiceDesk, type FakeVoiceDesk, fakeVoices } from '../shared/fakes/voices.ts';
