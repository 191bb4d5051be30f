'use client';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import {
  Exhibit,
  FluencyExhibit,
  ReadingExhibit,
  RecordingExhibit,
  SpeakingGuidanceExhibit,
} from '../exhibit/index.ts';
import { Feature } from '../feature/index.ts';
import { ProductPage, type ProductScreenProps } from './product-page.tsx';

const blocks = [
  { name: 'score', Piece: FluencyExhibit },
  { name: 'evaluation', Piece: ReadingExhibit },
  { name: 'guidance', Piece: SpeakingGuidanceExhibit },
] as const;

/** The product page for spoken answers. */
export function SpeakingAiScreen({ startHref }: ProductScreenProps) {
  const { t } = useProductsTranslation();
  return (
    <ProductPage
      startHref={startHref}
      title={t('speakingAi.title')}
      lead={t('speakingAi.lead')}
      limit={t('speakingAi.limit')}
      piece={
        <Exhibit caption={t('speakingAi.caption')}>
          <RecordingExhibit />
        </Exhibit>
      }
    >
      {blocks.map(({ name, Piece }, index) => (
        <Feature
          key={name}
          side={index % 2 === 0 ? 'start' : 'end'}
          title={t(`speakingAi.${name}.title`)}
          text={t(`speakingAi.${name}.text`)}
          points={[t(`speakingAi.${name}.one`), t(`speakingAi.${name}.two`)]}
          piece={
            <Exhibit caption={t(`speakingAi.${name}.caption`)}>
              <Piece />
            </Exhibit>
          }
        />
      ))}
    </ProductPage>
  );
}
