import type { ReactNode } from 'react';
import * as styles from './blog-picture.css.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * An adaptive test searching for a level: up after a right answer, down after a wrong one, in smaller and smaller
 * steps.
 */
const heights = [250, 200, 150, 100, 140, 118, 96, 116, 104];

export function Difficulty(): ReactNode {
  const points = heights.map((y, index) => [80 + index * 60, y + 6] as const);
  return (
    <>
      {upTo(5).map((row) => (
        <path key={row} className={`${styles.line} ${styles.dashed}`} d={`M56 ${80 + row * 50}H584`} />
      ))}
      <rect className={styles.pale} x="440" y="98" width="152" height="30" rx="15" opacity="0.55" />
      <polyline className={styles.stroke} points={points.map((point) => point.join(' ')).join(',')} />
      {points.map(([x, y]) => (
        <circle key={x} className={styles.ring} cx={x} cy={y} r="10" />
      ))}
    </>
  );
}

/** A tile for each kind of question: text, voice, photo, letter boxes. */
const tileGlyphs: readonly ReactNode[] = [
  <path key="lines" className={styles.line} d="M20 28H80M20 46H80M20 64H56" />,
  <path key="voice" className={styles.stroke} d="M22 40V52M36 30V62M50 20V72M64 32V60M78 40V52" />,
  <path key="photo" className={styles.fill} d="M18 68L40 36L54 54L64 42L82 68ZM70 30a7 7 0 1 1-14 0a7 7 0 0 1 14 0Z" />,
  <g key="boxes">
    <rect className={styles.pale} x="14" y="34" width="20" height="26" rx="4" />
    <rect className={styles.ring} x="41" y="34" width="20" height="26" rx="4" />
    <rect className={styles.pale} x="68" y="34" width="20" height="26" rx="4" />
  </g>,
  <path key="tick" className={styles.stroke} d="M30 48L44 62L72 32" />,
];

export function Questions(): ReactNode {
  return upTo(15).map((index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const glyph = tileGlyphs[(index * 2 + row * 2) % tileGlyphs.length];
    return (
      <g key={index} transform={`translate(${46 + column * 112} ${22 + row * 108})`}>
        <rect className={index === 14 ? styles.line : styles.sheet} width="100" height="96" rx="14" />
        {index < 14 && glyph}
      </g>
    );
  });
}

/** Two rulers: 10 to 160 in steps of 5, and 0 to 9 in halves. A mark is a range, not a point. */
function Ruler({ y, ticks, every, marked, ends }: RulerProps) {
  const step = 440 / ticks;
  const at = 100 + marked * step;
  return (
    <>
      <rect className={styles.sheet} x="60" y={y} width="520" height="96" rx="16" />
      <rect className={styles.pale} x={at - 30} y={y + 2} width="60" height="92" opacity="0.5" />
      {upTo(ticks + 1).map((tick) => (
        <path
          key={tick}
          className={styles.line}
          d={`M${100 + tick * step} ${y + 16}v${tick % every === 0 ? 26 : 14}`}
        />
      ))}
      <path className={styles.stroke} d={`M${at} ${y + 12}V${y + 50}`} />
      <text className={styles.smallFigure} x="100" y={y + 78} textAnchor="middle">
        {ends[0]}
      </text>
      <text className={styles.smallFigure} x="540" y={y + 78} textAnchor="middle">
        {ends[1]}
      </text>
      <circle className={styles.ring} cx={at} cy={y + 68} r="9" />
    </>
  );
}

interface RulerProps {
  y: number;
  /** Number of steps between the ends. */
  ticks: number;
  /** Interval of long ticks, in steps. */
  every: number;
  /** Index of the marked step. */
  marked: number;
  ends: readonly [string, string];
}

export function Score(): ReactNode {
  return (
    <>
      <Ruler y={62} ticks={30} every={6} marked={22} ends={['10', '160']} />
      <Ruler y={202} ticks={18} every={2} marked={13} ends={['0', '9']} />
    </>
  );
}

/** Admission tickets with their prices. */
const ticket = (width: number) =>
  `M14 0H${width - 14}a14 14 0 0 1 14 14V46a16 16 0 0 0 0 32V110a14 14 0 0 1 -14 14H14a14 14 0 0 1 -14 -14V78a16 16 0 0 0 0 -32V14a14 14 0 0 1 14 -14Z`;

export function Cost(): ReactNode {
  return (
    <>
      <g transform="translate(66 46) rotate(-4 130 62)">
        <path className={styles.sheet} d={ticket(230)} />
        <path className={`${styles.line} ${styles.dashed}`} d="M166 14V110" />
        <text className={styles.figure} x="86" y="73" textAnchor="middle">
          $65
        </text>
        <circle className={styles.fill} cx="197" cy="62" r="9" />
      </g>
      <g transform="translate(290 140) rotate(3 150 62)">
        <path className={styles.pale} d={ticket(286)} transform="translate(14 14)" />
        <path className={styles.sheet} d={ticket(286)} />
        <path className={`${styles.line} ${styles.dashed}`} d="M206 14V110" />
        <text className={styles.figure} x="106" y="73" textAnchor="middle">
          $110
        </text>
        <circle className={styles.fill} cx="232" cy="62" r="9" />
        <circle className={styles.fill} cx="256" cy="62" r="9" />
      </g>
      <g transform="translate(132 264)">
        <circle className={styles.ring} cx="0" cy="0" r="40" />
        <path className={styles.stroke} d="M0 -20V0L15 10" />
        <text className={styles.figure} x="58" y="11">
          $39
        </text>
      </g>
    </>
  );
}

/** Thirty days with three purchases; the first one is valid for 21 days. */
const bought = [2, 11, 24];

export function Retakes(): ReactNode {
  return (
    <>
      <rect className={styles.sheet} x="120" y="40" width="400" height="280" rx="20" />
      <path className={styles.pale} d="M120 84V60a20 20 0 0 1 20 -20H500a20 20 0 0 1 20 20V84Z" />
      <path className={styles.stroke} d="M200 28V54M440 28V54" />
      {upTo(30).map((day) => {
        const [x, y] = [152 + (day % 6) * 58, 100 + Math.floor(day / 6) * 42];
        const isBought = bought.includes(day);
        return (
          <g key={day} transform={`translate(${x} ${y})`}>
            <rect className={isBought ? styles.fill : styles.wash} width="46" height="32" rx="9" />
            {isBought && <circle className={styles.wash} cx="23" cy="16" r="6" />}
          </g>
        );
      })}
    </>
  );
}

/** One hour compared with two and three quarters, each divided into the parts of its test. */
export function Length(): ReactNode {
  const short = [11, 101, 22];
  const long = [80, 138, 138, 30];
  const bar = (parts: readonly number[], y: number) =>
    parts.map((width, index) => {
      const x = 176 + parts.slice(0, index).reduce((sum, part) => sum + part + 6, 0);
      return (
        <rect key={x} className={index % 2 ? styles.fill : styles.pale} x={x} y={y} width={width} height="44" rx="8" />
      );
    });
  const dial = (y: number, hand: string) => (
    <>
      <circle className={styles.ring} cx="104" cy={y} r="46" />
      <path className={styles.stroke} d={hand} />
    </>
  );
  return (
    <>
      {dial(112, 'M104 84V112H124')}
      {dial(248, 'M104 220V248L82 262')}
      {bar(short, 90)}
      {bar(long, 226)}
      <path className={`${styles.line} ${styles.dashed}`} d="M176 180H580" />
    </>
  );
}
