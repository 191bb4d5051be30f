/** For stories: a moving picture in place of a camera. */
export function fakePicture(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const pen = canvas.getContext('2d');
  let turn = 0;
  const draw = () => {
    if (!pen) return;
    pen.fillStyle = 'rgb(120 140 160)';
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = 'rgb(70 90 110)';
    pen.beginPath();
    pen.ellipse(150, 250, 95, 90, 0, 0, 2 * Math.PI);
    pen.ellipse(150 + 4 * Math.sin(turn), 110, 48, 60, 0, 0, 2 * Math.PI);
    pen.fill();
    turn += 0.3;
  };
  draw();
  const stream = canvas.captureStream(10);
  const timer = setInterval(draw, 100);
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
  return stream;
}

/** A short video of the fake picture, encoded by the browser. */
export async function fakeVideo(): Promise<Blob> {
  const stream = fakePicture();
  const mimeType = ['video/mp4', 'video/webm'].find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType });
  const pieces: Blob[] = [];
  const stopped = new Promise((resolve) => {
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = resolve;
  });
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, 800));
  recorder.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(pieces, { type: mimeType });
}
