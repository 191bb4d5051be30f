import { PreviewScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../app/frame/offered.tsx';
import { useTitle } from '../app/head/use-title.ts';
import { useSessionStatus } from '../app/use-session-status.ts';
import { usePreviewList } from '../questions/preview/preview.ts';
import { usePreviewTried } from '../questions/preview/preview-tried.ts';

export const Component = () => (
  <Offered extra="preview">
    <Preview />
  </Offered>
);

function Preview() {
  useTitle(useTranslation().t('pages.preview'));
  const [view, retry] = usePreviewList();
  const tried = usePreviewTried();
  const isMember = useSessionStatus() === 'loggedIn';
  return <PreviewScreen view={view} tried={tried} isMember={isMember} onRetry={retry} />;
}
