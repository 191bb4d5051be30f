import { CorrectionsBell } from '@rehearse/ui/screens';
import { toListed } from './corrections.ts';
import { useCorrectionNews } from './use-correction-news.ts';

/** How many corrections the menu lists. */
const listed = 8;

/** The bell with the learner's AI corrections; nothing without any. */
export function LearnerBell() {
  const { page, markSeen } = useCorrectionNews();
  if (page === null) return null;
  return (
    <CorrectionsBell
      corrections={page.content.slice(0, listed).map(toListed)}
      unseen={page.unseen}
      onMarkSeen={markSeen}
    />
  );
}
