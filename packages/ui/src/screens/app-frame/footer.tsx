'use client';
import { Container, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { blogPostPath, sitePaths } from '../site-paths.ts';
import type { FrameProps } from './app-frame.types.ts';
import * as styles from './footer.css.ts';
import { LanguageSelect } from './language-select.tsx';
import { productLinks } from './site-links.ts';
import { ThemeSelect } from './theme-select.tsx';

type FooterProps = Pick<FrameProps, 'language' | 'onLanguageChange' | 'theme' | 'onThemeChange'>;

const posts = ['001', '002', '003', '004'] as const;

/** Links to articles, company and legal pages, and the language select. Posts are listed by title. */
export function Footer({ language, onLanguageChange, theme, onThemeChange }: FooterProps) {
  const { t } = useScreensTranslation();
  const articles = [
    ...posts.map((post) => ({ href: blogPostPath(post), label: t(`footer.posts.${post}`) })),
    { href: sitePaths.blog, label: t('footer.allArticles') },
  ];
  const products = [...productLinks, 'courses' as const, 'grammar' as const].map((name) => ({
    href: sitePaths[name],
    label: t(`nav.${name}`),
  }));
  const company = [
    { href: sitePaths.about, label: t('footer.about') },
    { href: sitePaths.contact, label: t('footer.contact') },
    { href: sitePaths.careers, label: t('footer.careers') },
  ];
  const legal = [
    { href: sitePaths.privacy, label: t('legal.privacy') },
    { href: sitePaths.terms, label: t('legal.terms') },
    { href: sitePaths.refunds, label: t('legal.refunds') },
    { href: sitePaths.credits, label: t('legal.credits') },
  ];
  return (
    <footer className={styles.footer}>
      <Container>
        <Stack space="xlarge">
          <nav aria-label={t('footer.label')} className={styles.columns}>
            <LinkColumn title={t('nav.products')} links={products} />
            <LinkColumn title={t('footer.articles')} links={articles} />
            <LinkColumn title={t('footer.company')} links={company} />
            <LinkColumn title={t('legal.label')} links={legal} />
          </nav>
          <Inline justify="between" space="medium" collapse>
            <Text size="caption" tone="muted">
              {t('footer.independent')}
            </Text>
            <Inline space="small" nowrap>
              <ThemeSelect value={theme} onValueChange={onThemeChange} />
              <LanguageSelect value={language} onValueChange={onLanguageChange} />
            </Inline>
          </Inline>
        </Stack>
      </Container>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <Stack space="small">
      <Text size="small" weight="strong">
        {title}
      </Text>
      <Stack as="ul" space="xsmall">
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} tone="neutral" quiet>
              {label}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
