'use client';
import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { Icon, Menu, VisuallyHidden } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { correctionPath } from '../site-paths.ts';
import { count } from './corrections-bell.css.ts';
import type { ListedCorrection } from './listed-correction.ts';
import { useStateText } from './use-state-text.ts';

export interface CorrectionsBellProps {
  /** The latest corrections. */
  corrections: readonly ListedCorrection[];
  /** How many finished ones were not looked at yet. */
  unseen: number;
  onMarkSeen: () => void;
}

const icons = { done: CircleCheck, failed: CircleAlert, queued: Hourglass, working: Hourglass } as const;

/** The bell of the top bar: the number of new AI corrections, and a menu of the latest. */
export function CorrectionsBell({ corrections, unseen, onMarkSeen }: CorrectionsBellProps) {
  const { t } = useAiTranslation();
  const { t: screen } = useScreensTranslation();
  const stateText = useStateText();
  const label = unseen > 0 ? t('bell.unseen', { count: unseen }) : t('bell.label');
  const items = corrections.map((correction) => {
    const { correctionId, submoduleId, state, isNew } = correction;
    const text = t('list.item', { name: screen(`submodules.${submoduleId as 1}`), state: stateText(correction) });
    return {
      value: String(correctionId),
      label: isNew ? `${text} · ${t('list.new')}` : text,
      icon: icons[state],
      href: correctionPath(correctionId),
    };
  });
  return (
    <>
      <Menu
        label={label}
        trigger={
          <>
            <Icon glyph={unseen > 0 ? BellDot : Bell} />
            {unseen > 0 && (
              <span className={count} aria-hidden="true">
                {unseen}
              </span>
            )}
          </>
        }
        header={t('bell.label')}
        items={[...items, ...(unseen > 0 ? [{ value: 'seen', label: t('bell.markSeen'), icon: CheckCheck }] : [])]}
        onSelect={(value) => value === 'seen' && onMarkSeen()}
      />
      <span role="status">
        <VisuallyHidden>{unseen > 0 ? label : ''}</VisuallyHidden>
      </span>
    </>
  );
}
