'use client';
import { Card, Container, Heading, Link, Stack, Text } from '../../components/index.ts';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';
import { ArticleMeta } from '../article/article-meta.tsx';
import { blogPostPath } from '../site-paths.ts';
import type { BlogPost } from './blog.types.ts';
import { BlogPicture } from './blog-picture.tsx';
import * as styles from './blog-screen.css.ts';

export interface BlogScreenProps {
  /** Posts in order. */
  posts: readonly BlogPost[];
}

/** All posts as cards. */
export function BlogScreen({ posts }: BlogScreenProps) {
  const { t } = useArticlesTranslation();
  return (
    <Container>
      <Stack space="xlarge">
        <Stack space="medium">
          <Heading level={1} size="xlarge">
            {t('list.title')}
          </Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="secondary">
              {t('list.lead')}
            </Text>
          </div>
        </Stack>
        <ul className={styles.cards}>
          {posts.map((post) => (
            <li key={post.slug} className={styles.item}>
              <PostCard {...post} />
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}

function PostCard({ slug, title, intro, picture, author, date, minutes }: BlogPost) {
  return (
    <Card as="article" space="none" interactive clip>
      <BlogPicture name={picture} />
      <div className={styles.words}>
        <Heading level={2} size="small">
          <Link href={blogPostPath(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <Text tone="secondary">{intro}</Text>
        <div className={styles.meta}>
          <ArticleMeta author={author} date={date} minutes={minutes} />
        </div>
      </div>
    </Card>
  );
}
