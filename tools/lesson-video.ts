/** `npm run lesson:video -- NAME` renders a video lesson from `content/lessons/NAME.yaml`; see the README there. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';
import { captionsFile } from './lesson-video/captions.ts';
import { type Lesson, readLesson } from './lesson-video/lesson.ts';
import { narrate } from './lesson-video/narration.ts';
import { slideHtml } from './lesson-video/slide.ts';

const content = path.join(import.meta.dirname, '..', 'content');
const framesPerSecond = 5;

async function drawSlides(lesson: Lesson, folder: string) {
  const browser = await chromium.launch(findChromium());
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  for (const at of lesson.steps.keys()) {
    await page.setContent(slideHtml(lesson, at));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(folder, `${at}.png`) });
  }
  await page.setContent(slideHtml(lesson, 0));
  const poster = await page.screenshot({ type: 'jpeg', quality: 70 });
  await browser.close();
  return poster;
}

const name = process.argv[2];
if (!name) throw new Error('Specify a lesson: npm run lesson:video -- NAME');
const lesson = await readLesson(path.join(content, 'lessons', `${name}.yaml`));
const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-lesson-'));
const made = (ending: string) => path.join(content, 'media', 'lessons', `${name}.${ending}`);
try {
  const poster = await drawSlides(lesson, folder);
  const { samples, sampleRate, cues, stepSeconds } = await narrate(lesson);
  const slides = stepSeconds.map((seconds, at) => `file '${at}.png'\nduration ${seconds.toFixed(3)}`);
  // the last picture is listed twice, because ffmpeg ignores the duration of the last entry
  await writeFile(path.join(folder, 'slides.txt'), `${slides.join('\n')}\nfile '${stepSeconds.length - 1}.png'\n`);
  await writeFile(path.join(folder, 'voice.pcm'), samples);
  const slideShow = ['-f', 'concat', '-i', path.join(folder, 'slides.txt')];
  const voice = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', path.join(folder, 'voice.pcm')];
  const picture = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '32',
    '-b:v',
    '0',
    '-g',
    String(framesPerSecond * 4),
    '-pix_fmt',
    'yuv420p',
  ];
  const sound = ['-c:a', 'libopus', '-b:a', '40k'];
  const total = stepSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const shape = ['-r', String(framesPerSecond), '-t', total.toFixed(3)];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...slideShow, ...voice, ...picture, ...sound, ...shape, made('webm')]);
  await writeFile(made('jpg'), poster);
  for (const language of ['en', 'zh'] as const) await writeFile(made(`${language}.vtt`), captionsFile(cues, language));
  process.stdout.write(`${made('webm')}: ${total.toFixed(1)} s\n`);
} finally {
  await rm(folder, { recursive: true });
}
