'use client';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import { CorrectionExhibit, EssayExhibit, Exhibit, TaskExhibit, WritingGuidanceExhibit } from '../exhibit/index.ts';
import { Feature } from '../feature/index.ts';
import { ProductPage, type ProductScreenProps } from './product-page.tsx';

const blocks = [
  { name: 'score', Piece: TaskExhibit },
  { name: 'correction', Piece: CorrectionExhibit },
  { name: 'guidance', Piece: WritingGuidanceExhibit },
] as const;

/** The product page for written answers. */
export function WritingAiScreen({ startHref }: ProductScreenProps) {
  const { t } = useProductsTranslation();
  return (
    <ProductPage
      startHref={startHref}
      title={t('writingAi.title')}
      lead={t('writingAi.lead')}
      limit={t('writingAi.limit')}
      piece={
        <Exhibit caption={t('writingAi.caption')}>
          <EssayExhibit />
        </Exhibit>
      }
    >
      {blocks.map(({ name, Piece }, index) => (
        <Feature
          key={name}
          side={index % 2 === 0 ? 'start' : 'end'}
          title={t(`writingAi.${name}.title`)}
          text={t(`writingAi.${name}.text`)}
          points={[t(`writingAi.${name}.one`), t(`writingAi.${name}.two`)]}
          piece={
            <Exhibit caption={t(`writingAi.${name}.caption`)}>
              <Piece />
            </Exhibit>
          }
        />
      ))}
    </ProductPage>
  );
}
