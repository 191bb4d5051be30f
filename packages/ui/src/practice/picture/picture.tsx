'use client';
import type { PictureSource } from '@rehearse/practice-machines/protocol';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button, Skeleton, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './picture.css.ts';
import { PlaceholderDrawing } from './placeholder-drawing.tsx';
import { sizes } from './sizes.ts';

const english = { picture: en.picture };

export interface PictureProps {
  /** URL; null if there is none. */
  src: string | null;
  /** Alternative text; also shown when the picture can't be loaded. */
  alt: string;
  /**
   * Alternative files, best first: the browser takes the first type it supports, in the width it needs, and falls back
   * to `src` on an error. Default: none.
   */
  sources?: readonly PictureSource[] | undefined;
}

/** The picture of a task. It reserves its space while loading, and shows a placeholder if it is missing. */
export function Picture({ src, alt, sources = [] }: PictureProps) {
  const { t } = usePracticeTexts(english);
  if (src !== null && src !== '') return <LoadedPicture key={src} src={src} alt={alt} sources={sources} />;
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
  sources: readonly PictureSource[];
}

function LoadedPicture({ src, alt, sources }: LoadedPictureProps) {
  const { t } = usePracticeTexts(english);
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [offered, setOffered] = useState(sources);
  const startAgain = () => {
    setOffered(sources);
    setPhase('loading');
  };
  const fail = () => (offered.length > 0 ? setOffered([]) : setPhase('failed'));
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
          <Button variant="outline" size="small" icon={RotateCcw} onClick={startAgain}>
            {t('picture.tryAgain')}
          </Button>
        </div>
      </div>
    );
  }
  const settle = (image: HTMLImageElement | null) => {
    // on a prerendered page, the picture may have loaded or failed before React attaches handlers
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setPhase('shown');
    else fail();
  };
  return (
    <div className={styles.frame}>
      {phase === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton variant="block" height={40} />
          <VisuallyHidden announce="polite">{t('picture.loading')}</VisuallyHidden>
        </div>
      )}
      <picture key={offered.length}>
        {offered.map((source) => (
          <source key={source.srcSet} {...source} sizes={sizes} />
        ))}
        <img
          ref={settle}
          className={styles.image({ shown: phase === 'shown' })}
          src={src}
          alt={alt}
          onLoad={() => setPhase('shown')}
          onError={fail}
        />
      </picture>
    </div>
  );
}
