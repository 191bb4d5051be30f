import { PreviewScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../app/offered.tsx';
import { useSessionStatus } from '../app/use-session-status.ts';
import { useTitle } from '../app/use-title.ts';
import { usePreviewList } from '../flows/preview.ts';
import { usePreviewTried } from '../flows/preview-tried.ts';

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
