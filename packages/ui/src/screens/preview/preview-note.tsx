'use client';
import { Text, TextLink } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { PreviewInvitation } from './preview-invitation.tsx';
import * as styles from './preview-screen.css.ts';

export interface PreviewNoteProps {
  /** Number of questions tried on this device. */
  done: number;
  total: number;
  isMember: boolean;
}

/** Below a preview review: progress, where the answer is stored, and a link to sign up. */
export function PreviewNote({ done, total, isMember }: PreviewNoteProps) {
  const { t } = useHomeTranslation();
  if (done >= total) {
    return (
      <div className={styles.last}>
        <PreviewInvitation isMember={isMember} isAll />
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <Text as="span" size="small" tone="secondary" tabular>
        {t('preview.note', { done, total })}
      </Text>
      <TextLink href={isMember ? sitePaths.practice : sitePaths.register}>
        {t(isMember ? 'preview.toPractice' : 'preview.keep')}
      </TextLink>
    </div>
  );
}
