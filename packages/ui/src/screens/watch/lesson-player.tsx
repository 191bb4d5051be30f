'use client';
import { languageNameIn, tagOf } from '@rehearse/languages';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { Button, ChoiceGroup, ErrorState, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import type { VideoLesson } from '../courses/courses.types.ts';
import { clockText } from './clock-text.ts';
import { PlayerKeys } from './player-keys.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import * as styles from './watch-screen.css.ts';

export interface LessonPlayerProps {
  lesson: VideoLesson;
  /** Start position in seconds. */
  startAt: number;
  /** Called with the position to resume from, at most every few seconds; 0 at the end. */
  onPlaceChange: (seconds: number) => void;
  onEnded: () => void;
}

const speeds = [0.75, 1, 1.25, 1.5];
/** Positions this close to the start are not worth resuming, in seconds. */
const leastSeconds = 3;
const savedEverySeconds = 2;

/** Shows the captions of one language only. */
function showCaptions(player: HTMLVideoElement | null, language: string): void {
  for (const track of player?.textTracks ?? []) {
    track.mode = track.language.startsWith(language) ? 'showing' : 'disabled';
  }
}

/** A video player with captions, speed and a saved position. */
export function LessonPlayer({ lesson, startAt, onPlaceChange, onEnded }: LessonPlayerProps) {
  const { t, language } = useCoursesTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const savedAt = useRef(startAt);
  const [speed, setSpeed] = useState('1');
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const onKeyDown = usePlayerKeys(video);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has other tracks
  useEffect(() => {
    showCaptions(video.current, language);
  }, [language, lesson, attempt]);

  const save = (seconds: number) => {
    savedAt.current = seconds;
    onPlaceChange(seconds);
  };
  const goOn = (player: HTMLVideoElement) => {
    player.playbackRate = Number(speed);
    // by now the browser has chosen its own track
    showCaptions(player, language);
    const from = savedAt.current;
    if (from < leastSeconds || from > player.duration - leastSeconds) return;
    player.currentTime = from;
    setResumedAt(from);
  };
  const fromTheBeginning = () => {
    if (video.current) video.current.currentTime = 0;
    setResumedAt(null);
    save(0);
  };

  if (broken)
    return (
      <ErrorState
        title={t('watch.brokenTitle')}
        description={t('watch.brokenText')}
        onRetry={() => {
          setBroken(false);
          setAttempt(attempt + 1);
        }}
        actions={
          <TextLink href={lesson.video} download>
            {t('watch.download')}
          </TextLink>
        }
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: extra keys for the focused video inside
    <div onKeyDown={onKeyDown}>
      <Stack space="small">
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks below are there if the operator provides captions */}
        <video
          key={attempt}
          ref={video}
          controls
          playsInline
          preload="metadata"
          aria-label={lesson.title}
          className={styles.video}
          poster={lesson.poster ?? undefined}
          crossOrigin={lesson.video.startsWith('/') ? undefined : 'anonymous'}
          onLoadedMetadata={(event) => goOn(event.currentTarget)}
          onTimeUpdate={({ currentTarget: { currentTime, ended } }) => {
            if (!ended && Math.abs(currentTime - savedAt.current) >= savedEverySeconds) save(currentTime);
          }}
          onPause={({ currentTarget: { currentTime, ended } }) => !ended && save(currentTime)}
          onEnded={() => {
            save(0);
            onEnded();
          }}
        >
          <source src={lesson.video} type={lesson.mediaType} onError={() => setBroken(true)} />
          {lesson.captions.map((captions) => (
            <track
              key={captions.language}
              kind="captions"
              src={captions.url}
              srcLang={tagOf(captions.language)}
              label={languageNameIn(captions.language, language)}
            />
          ))}
        </video>
        <Inline justify="between" space="small">
          <ChoiceGroup
            label={t('watch.speed')}
            variant="segmented"
            choices={speeds.map((rate) => ({ value: String(rate), label: t('watch.times', { rate }) }))}
            value={speed}
            onValueChange={(rate) => {
              setSpeed(rate);
              if (video.current) video.current.playbackRate = Number(rate);
            }}
          />
          {resumedAt !== null && (
            <Inline space="xsmall">
              <Text as="span" size="small" tone="secondary" tabular role="status">
                {t('watch.resumed', { time: clockText(resumedAt) })}
              </Text>
              <Button size="small" variant="text" icon={RotateCcw} onClick={fromTheBeginning}>
                {t('watch.again')}
              </Button>
            </Inline>
          )}
        </Inline>
        <PlayerKeys />
      </Stack>
    </div>
  );
}
