'use client';
import Navigation from 'lucide-react/icons/navigation';
import { useId } from 'react';
import { ButtonLink, Heading, Stack, Text } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import * as styles from './dublin-map.css.ts';
import { ownStreet, places } from './dublin-map.data.ts';

const placeStyles = { water: styles.waterName, near: styles.name, far: styles.farName } as const;

/** Line height of labels, in drawing units. */
const lineHeight = 18;

/** Whether the map covers this address. */
const isInDublin2 = (address: string) => /\bDublin 2\b/i.test(address);

const directionsTo = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

interface DublinMapProps {
  /** URL for directions. */
  address: string;
}

/**
 * The streets around Grand Canal Dock in Dublin 2, as our own drawing, so that no map service is contacted. Other
 * addresses are shown without a map, with a link for directions.
 */
export function DublinMap({ address }: DublinMapProps) {
  const { t } = useCompanyTranslation();
  const drawn = isInDublin2(address);
  return (
    <Stack as="section" space="medium">
      <Heading level={2}>{t('contact.map.title')}</Heading>
      <figure className={styles.frame}>
        {drawn && <Streets />}
        <figcaption className={styles.caption}>
          <Stack space="none">
            <Text as="span" weight="medium">
              {address}
            </Text>
            {drawn && (
              <Text as="span" size="caption" tone="muted">
                {t('contact.map.caption')}
              </Text>
            )}
          </Stack>
          <ButtonLink href={directionsTo(address)} variant="outline" size="small" icon={Navigation} rel="noreferrer">
            {t('contact.details.directions')}
          </ButtonLink>
        </figcaption>
      </figure>
    </Stack>
  );
}

function Streets() {
  const { t } = useCompanyTranslation();
  const id = useId();
  return (
    <svg
      viewBox="0 0 960 420"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={id}
      className={styles.map}
    >
      <title id={id}>{t('contact.map.alt')}</title>
      <path className={styles.water} d="M0 0H960V46C760 60 520 66 300 72C180 75 80 76 0 76Z" />
      <path className={styles.water} d="M500 178H770L800 132L880 58L930 58L846 160L824 228H500Z" />
      <path className={styles.water} d="M492 266H566L540 420H428Z" />
      <path className={styles.square} d="M446 182H488V226H446Z" />
      <g lang="en">
        <path className={styles.street} d="M0 98C200 96 520 88 790 78" />
        <path className={styles.lane} d="M0 172H440M500 160H770" />
        <path className={styles.lane} d="M230 100V172M560 88V160M690 84V160" />
        <path className={styles.street} d="M336 0V420" />
        <path className={styles.street} d="M0 238C180 240 330 248 480 248H960" />
        <path className={styles.street} d="M470 250C456 310 432 370 402 420" />
        <path className={styles.street} d="M622 250C614 310 598 370 574 420" />
        <path className={styles.lane} d="M0 388H336M120 240V388M760 250V420" />
        <path className={styles.railway} d="M0 292C260 300 420 326 600 344S860 380 960 392" />
        <circle className={styles.station} cx="604" cy="345" r="8" />
        {places.map(({ lines, kind, ...at }) => (
          <text key={lines[0]} className={placeStyles[kind]} {...at}>
            {lines.map((line, index) => (
              <tspan key={line} x={at.x} dy={index * lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        <path
          className={styles.pin}
          d="M448 322C436 304 426 294 426 280A22 22 0 0 1 470 280C470 294 460 304 448 322Z"
        />
        <circle className={styles.pinEye} cx="448" cy="280" r="8" />
        <text className={styles.pinName} x="416" y="276" textAnchor="end">
          {ownStreet}
        </text>
      </g>
    </svg>
  );
}
