'use client';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button, Skeleton, Text, VisuallyHidden } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './picture.css.ts';
import { PlaceholderDrawing } from './placeholder-drawing.tsx';

export interface PictureProps {
  /** Where it is; null if there is none. */
  src: string | null;
  /** What it shows, for those who don't see it: also shown in words when it can't be loaded. */
  alt: string;
}

/** A picture that a task is about. It keeps its place while it loads, and says so when it isn't there. */
export function Picture({ src, alt }: PictureProps) {
  const { t } = usePracticeTranslation();
  if (src !== null && src !== '') return <LoadedPicture key={src} src={src} alt={alt} />;
  return (
    <div className={styles.frame}>
      <div className={styles.placeholder}>
        <PlaceholderDrawing />
        <Text tone="secondary">{t('picture.unavailable')}</Text>
      </div>
    </div>
  );
}

interface LoadedPictureProps {
  src: string;
  alt: string;
}

function LoadedPicture({ src, alt }: LoadedPictureProps) {
  const { t } = usePracticeTranslation();
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (phase === 'failed') {
    return (
      <div className={styles.frame}>
        <div className={styles.placeholder}>
          <PlaceholderDrawing />
          <div role="status">
            <Text align="center" weight="medium">
              {t('picture.failed')}
            </Text>
            {alt !== '' && (
              <Text size="small" tone="secondary" align="center" balance>
                {t('picture.shows', { alt })}
              </Text>
            )}
          </div>
          <Button variant="outline" size="small" icon={RotateCcw} onClick={() => setPhase('loading')}>
            {t('picture.tryAgain')}
          </Button>
        </div>
      </div>
    );
  }
  const settle = (image: HTMLImageElement | null) => {
    // a picture of a prerendered page may be there, or have failed, before anyone listens
    if (image?.complete) setPhase(image.naturalWidth > 0 ? 'shown' : 'failed');
  };
  return (
    <div className={styles.frame}>
      {phase === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton variant="block" height={40} />
          <VisuallyHidden announce="polite">{t('picture.loading')}</VisuallyHidden>
        </div>
      )}
      <img
        ref={settle}
        className={styles.image({ shown: phase === 'shown' })}
        src={src}
        alt={alt}
        onLoad={() => setPhase('shown')}
        onError={() => setPhase('failed')}
      />
    </div>
  );
}
