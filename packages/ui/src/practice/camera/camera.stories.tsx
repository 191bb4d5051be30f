import { type CameraActor, type CameraView, cameraOn, cameraView } from '@rehearse/practice-machines/camera';
import type { CameraFailure } from '@rehearse/practice-machines/ports';
import { createFakeCamera } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { Stack } from '../../components/index.ts';
import { InFrame } from '../in-frame.tsx';
import { fakePicture } from './fake-picture.ts';
import { CameraPanel, WithoutPicture } from './index.ts';

const meta = { title: 'Practice/Camera', component: CameraPanel } satisfies Meta<typeof CameraPanel>;
export default meta;

type Options = Parameters<typeof createFakeCamera>[0];

/** A running camera with a fake picture; `on` turns its switch on. */
function live(options: Options, { on = false, recording = false } = {}): StoryObj {
  return {
    loaders: [
      () => {
        const port = createFakeCamera({ picture: fakePicture, ...options });
        const actor = createActor(cameraOn(port), { input: { isOffered: true } }).start();
        if (on) actor.send({ type: 'camera.turn', on: true });
        return { actor, port };
      },
    ],
    render: function Live(_, { loaded: { actor } }) {
      const camera: CameraView = useSelector(actor as CameraActor, cameraView);
      return (
        <InFrame>
          <CameraPanel camera={camera} recording={recording} onTurn={(on) => actor.send({ type: 'camera.turn', on })} />
        </InFrame>
      );
    },
  };
}

/** Off until the learner turns it on; then they see themselves. */
export const Off: StoryObj = {
  ...live({}),
  play: async ({ canvas, userEvent, loaded }) => {
    const power = canvas.getByRole('switch', { name: /Record with camera/ });
    await expect(power).not.toBeChecked();
    await userEvent.tab();
    await expect(power).toHaveFocus();
    await userEvent.keyboard(' ');
    const picture = await canvas.findByLabelText<HTMLVideoElement>('Your camera, mirrored');
    await waitFor(() => expect(picture.videoWidth).toBe(320));
    await userEvent.keyboard(' ');
    await expect(canvas.queryByLabelText('Your camera, mirrored')).toBeNull();
    await expect(loaded['port'].calls).toEqual(['open', 'close']);
  },
};
/** Turned on during an earlier visit: it starts with the recording. */
export const Resting: StoryObj = {
  ...live({ isWanted: true }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('switch', { name: /Record with camera/ })).toBeChecked();
    await expect(canvas.getByText('Your camera turns on when you start recording.')).toBeVisible();
    await expect(loaded['port'].calls).toEqual([]);
  },
};
export const Opening: StoryObj = live({ answer: 'later' }, { on: true });
export const On: StoryObj = live({}, { on: true });
/** No switch while recording. */
export const Recording: StoryObj = {
  ...live({}, { on: true, recording: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your camera, mirrored')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const Refused: StoryObj = {
  ...live({ answer: 'refused' }, { on: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The camera is blocked');
    await userEvent.click(canvas.getByRole('switch', { name: /Record with camera/ }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Lost: StoryObj = {
  ...live({}, { on: true, recording: true }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Your camera, mirrored');
    loaded['port'].lose();
    await expect(await canvas.findByText('The camera was disconnected')).toBeVisible();
  },
};
const reasons = ['refused', 'missing', 'taken', 'unsupported', 'lost', 'full'] as const satisfies CameraFailure[];
export const EveryFailure: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        {reasons.map((reason) => (
          <CameraPanel key={reason} camera={{ phase: 'failed', reason }} recording onTurn={() => {}} />
        ))}
      </Stack>
    </InFrame>
  ),
};
export const InReview: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        {reasons.map((reason) => (
          <WithoutPicture key={reason} reason={reason} />
        ))}
      </Stack>
    </InFrame>
  ),
};
export const InChinese: StoryObj = { ...On, globals: { language: 'zh' } };
export const Phone: StoryObj = { ...On, globals: { viewport: { value: 'phone' } } };
