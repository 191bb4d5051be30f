'use client';
import { hasPicture, type Recording } from '@rehearse/practice-machines/ports';
import { ClipPlayer } from './clip-player.tsx';
import { VideoClip } from './video-clip.tsx';

export interface RecordingClipProps {
  recording: Recording;
  /** Name of the recording. */
  label: string;
}

/** A learner's own recording, with video if there is one. */
export function RecordingClip({ recording, label }: RecordingClipProps) {
  const { url, levels, durationSeconds } = recording;
  const Clip = hasPicture(recording) ? VideoClip : ClipPlayer;
  return <Clip src={url} label={label} levels={levels} durationSeconds={durationSeconds} />;
}

export interface SavedClipProps {
  /** URL on the host; videos end in `.mp4`. */
  url: string;
  label: string;
}

/** A recording stored by the host. */
export function SavedClip({ url, label }: SavedClipProps) {
  const Clip = new URL(url, 'http://host').pathname.endsWith('.mp4') ? VideoClip : ClipPlayer;
  return <Clip src={url} label={label} />;
}
