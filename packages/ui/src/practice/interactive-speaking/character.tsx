import type { TalkCharacter } from '@rehearse/practice-machines/interactive-speaking';
import { memo, type ReactNode } from 'react';
import * as styles from './character.css.ts';

/** What the character is seen to do. */
export type CharacterMood = 'idle' | 'speaking' | 'listening' | 'thinking';

interface Look {
  /** Behind the head. */
  behind: ReactNode;
  /** Clothes. */
  body: ReactNode;
  /** Hair and whatever is on the head, over the face. */
  over: ReactNode;
  brows: string;
}

const looks: Readonly<Record<TalkCharacter, Look>> = {
  maya: {
    behind: (
      <path
        className={styles.hairFill}
        d="M46 84c-9-8-10-22-2-30-2-13 8-22 19-21 7-9 27-9 34 0 11-1 21 8 19 21 8 8 7 22-2 30 4 12-3 22-13 23H59c-10-1-17-11-13-23Z"
      />
    ),
    body: (
      <>
        <path className={styles.topFill} d="M22 160c2-26 20-42 44-46h28c24 4 42 20 44 46Z" />
        <path className={styles.lightFill} d="M66 114c4 12 24 12 28 0l6 2-20 26-20-26Z" />
        <path className={styles.seam} d="M80 142v18M48 138l4 22M112 138l-4 22" />
      </>
    ),
    over: (
      <>
        <path
          className={styles.hairFill}
          d="M54 72c-2-18 8-32 26-32s28 14 26 32c-3-8-7-13-12-17-8 5-20 7-30 4-5 3-8 7-10 13Z"
        />
        <path className={styles.detailFill} d="m102 70 24-11 3 5-24 11Z" />
        <path className={styles.darkFill} d="m126 59 8-1-5 6Z" />
        <circle className={styles.detailFill} cx="54" cy="86" r="3" />
        <circle className={styles.detailFill} cx="106" cy="86" r="3" />
      </>
    ),
    brows: 'M64 63q6-4 11-1M85 62q5-3 11 1',
  },
  owen: {
    behind: <path className={styles.hairFill} d="M53 76c-4-22 7-38 27-38s31 16 27 38Z" />,
    body: (
      <>
        <path className={styles.topFill} d="M18 160c3-26 22-42 46-46h32c24 4 43 20 46 46Z" />
        <path className={styles.lightFill} d="m64 114 16 20 16-20 4 4-14 26h-12l-14-26Z" />
        <path
          className={styles.detailFill}
          d="M50 112c2 16 14 26 30 26s28-10 30-26l6 3c-3 20-18 31-36 31s-33-11-36-31Z"
        />
        <rect className={styles.detailFill} x="38" y="104" width="16" height="24" rx="7" />
        <rect className={styles.detailFill} x="106" y="104" width="16" height="24" rx="7" />
      </>
    ),
    over: (
      <>
        <path
          className={styles.hairFill}
          d="M54 70c-3-20 8-33 26-33s29 13 26 33c-2-6-4-10-8-13-5 2-9 0-13-5-6 6-16 7-22 5-5 3-7 7-9 13Z"
        />
        <path
          className={styles.hairFill}
          d="M54 84c0 20 10 32 26 32s26-12 26-32c-3 7-8 10-14 9-4-3-20-3-24 0-6 1-11-2-14-9Z"
        />
        <path className={styles.thin} d="M60 67h17v13H60ZM83 67h17v13H83ZM77 71h6M54 70l6 1M106 70l-6 1" />
      </>
    ),
    brows: 'M61 61q7-4 14 0M85 61q7-4 14 0',
  },
};

/** Closed while listening or thinking, open while speaking. */
function Mouth({ mood, beard }: { mood: CharacterMood; beard: boolean }) {
  const y = beard ? 101 : 97;
  if (mood === 'speaking') {
    return <ellipse className={`${styles.darkFill} ${styles.openMouth}`} cx="80" cy={y} rx="9" ry="6" />;
  }
  return <path className={styles.line} d={mood === 'thinking' ? `M74 ${y}h11` : `M71 ${y - 2}q9 7 18 0`} />;
}

export interface CharacterProps {
  character: TalkCharacter;
  mood: CharacterMood;
  size?: 'large' | 'small';
}

/** One of the two people to talk with. Decorative: a text next to it says who it is and what they do. */
export const Character = memo(function Character({ character, mood, size = 'large' }: CharacterProps) {
  const { behind, body, over, brows } = looks[character];
  const beard = character === 'owen';
  return (
    <svg
      className={[styles.character, styles.person[character], size === 'small' && styles.small]
        .filter(Boolean)
        .join(' ')}
      viewBox="0 0 160 160"
      aria-hidden="true"
      focusable="false"
      data-mood={mood}
    >
      <rect className={styles.groundFill} width="160" height="160" />
      <g className={styles.head[mood]}>{behind}</g>
      {body}
      <g className={styles.head[mood]}>
        <path className={styles.shadeFill} d="M69 96h22v20a11 11 0 0 1-22 0Z" />
        <ellipse className={styles.skinFill} cx="80" cy="78" rx="26" ry="31" />
        {over}
        <path className={styles.line} d={brows} />
        <g className={styles.eyes}>
          <circle className={styles.darkFill} cx="69" cy="73" r="3" />
          <circle className={styles.darkFill} cx="91" cy="73" r="3" />
        </g>
        <path className={styles.thin} d="M80 78l-3 8h5" />
        <Mouth mood={mood} beard={beard} />
      </g>
      {mood === 'thinking' && (
        <>
          <circle className={styles.dots.first} cx="118" cy="34" r="5" />
          <circle className={styles.dots.second} cx="132" cy="28" r="5" />
          <circle className={styles.dots.third} cx="146" cy="22" r="5" />
        </>
      )}
      {mood === 'speaking' && <path className={styles.wave} d="M122 88q6 8 0 16M132 82q11 14 0 28" />}
    </svg>
  );
});
