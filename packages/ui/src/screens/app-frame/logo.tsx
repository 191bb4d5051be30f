import { logo, strokes } from './logo.css.ts';

/** The logo: four strokes of sound. Decorative, next to the name. */
export function Logo() {
  return (
    <svg className={logo} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <path
        className={strokes}
        d="M8 13.5v5M13.3 9.5v13M18.6 12v8M24 14.5v3"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
