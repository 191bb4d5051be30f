'use client';
import { useLacksPage } from '../../components/index.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import {
  DictationExhibit,
  ExamExhibit,
  Exhibit,
  LettersExhibit,
  ModesExhibit,
  PausedExhibit,
} from '../exhibit/index.ts';
import { Feature } from '../feature/index.ts';
import { sitePaths } from '../site-paths.ts';
import { ProductPage, type ProductScreenProps } from './product-page.tsx';

/** The product page for mock tests: whole tests where the host has them, and exam mode in every question. */
export function MockTestScreen({ startHref }: ProductScreenProps) {
  const { t } = useProductsTranslation();
  const isAlone = useLacksPage()(sitePaths.tests);
  return (
    <ProductPage
      startHref={startHref}
      title={t(isAlone ? 'mockTest.single.title' : 'mockTest.title')}
      lead={t(isAlone ? 'mockTest.single.lead' : 'mockTest.lead')}
      limit={t(isAlone ? 'mockTest.single.limit' : 'mockTest.limit')}
      piece={
        <Exhibit caption={t('mockTest.caption')}>
          <ExamExhibit />
        </Exhibit>
      }
    >
      <Feature
        side="start"
        title={t('mockTest.real.title')}
        text={t('mockTest.real.text')}
        points={[t('mockTest.real.one'), t('mockTest.real.two')]}
        piece={
          <Exhibit caption={t('mockTest.real.caption')}>
            <ModesExhibit />
          </Exhibit>
        }
      />
      <Feature
        title={t('mockTest.report.title')}
        text={t('mockTest.report.text')}
        points={[t('mockTest.report.one'), t('mockTest.report.two')]}
        piece={
          <Exhibit caption={t('mockTest.report.caption')}>
            <LettersExhibit />
          </Exhibit>
        }
      />
      <Feature
        side="start"
        title={t('mockTest.convenient.title')}
        text={t('mockTest.convenient.text')}
        points={[t('mockTest.convenient.one'), t('mockTest.convenient.two')]}
        piece={
          <Exhibit caption={t('mockTest.convenient.caption')}>
            <PausedExhibit />
          </Exhibit>
        }
      />
      <Feature
        title={t('mockTest.rapid.title')}
        text={t('mockTest.rapid.text')}
        piece={
          <Exhibit caption={t('mockTest.rapid.caption')}>
            <DictationExhibit />
          </Exhibit>
        }
      />
    </ProductPage>
  );
}
