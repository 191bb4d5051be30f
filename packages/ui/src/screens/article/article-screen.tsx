'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ButtonLink, Container, Heading, Stack, Text } from '../../components/index.ts';
import type { ArticleLink, ArticleView } from './article.types.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { ArticlePager } from './article-pager.tsx';
import * as styles from './article-screen.css.ts';
import { Prose } from './prose.tsx';

export interface ArticleScreenProps {
  article: ArticleView;
  /** The list that contains the article. */
  back?: ArticleLink | undefined;
  previous?: ArticleLink | undefined;
  next?: ArticleLink | undefined;
  /** An illustration above the text. */
  picture?: ReactNode;
  /** Shown below the text, such as the next step. */
  children?: ReactNode;
  /** Called when a link to another page of the site is followed. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** Texts with fewer sections get no table of contents. */
const leastSections = 4;

/** A long text: a post, a lesson, a legal page. */
export function ArticleScreen({ article, back, previous, next, picture, children, onNavigate }: ArticleScreenProps) {
  const sections = article.headings.filter(({ level }) => level === 2);
  const isLong = sections.length >= leastSections;
  return (
    <Container>
      <article className={isLong ? `${styles.layout} ${styles.withContents}` : styles.layout}>
        <header className={styles.header}>
          <Stack space="large">
            {back && (
              <div className={styles.back}>
                <ButtonLink href={back.href} variant="text" size="small" icon={ArrowLeft}>
                  {back.title}
                </ButtonLink>
              </div>
            )}
            <Stack space="medium">
              <Heading level={1} size="xlarge">
                {article.title}
              </Heading>
              {article.intro !== undefined && (
                <Text size="lead" tone="secondary">
                  {article.intro}
                </Text>
              )}
              <ArticleMeta {...article} />
            </Stack>
            {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          </Stack>
        </header>
        {isLong && <ArticleContents sections={sections} />}
        <Stack space="xlarge">
          <Prose html={article.html} language={article.language} onNavigate={onNavigate} />
          {children}
        </Stack>
        {(previous || next) && <ArticlePager previous={previous} next={next} />}
      </article>
    </Container>
  );
}
