'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Dialog, Icon, type IconGlyph, Kbd, Stack, Switch, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './shortcut-sheet.css.ts';

const english = { shortcuts: en.shortcuts };

export interface Shortcut {
  /** Key labels, `←` and `→` for the arrows; several are alternatives. */
  keys: readonly string[];
  /** Description of the action. */
  action: string;
}

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortcuts: readonly Shortcut[];
  /** Whether single-key shortcuts are enabled. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

const arrows: Readonly<Record<string, IconGlyph>> = { '←': ArrowLeft, '→': ArrowRight };

/** The interface font has no arrow characters. */
function KeyName({ name }: { name: string }) {
  const glyph = arrows[name];
  if (!glyph) return name;
  return (
    <>
      <Icon glyph={glyph} size="small" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** The shortcuts of a task, and the switch that disables single-key shortcuts. */
export function ShortcutSheet({ open, onOpenChange, shortcuts, enabled, onEnabledChange }: ShortcutSheetProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts.title')} variant="sheet" size="small">
      <Stack space="large">
        <dl className={styles.list}>
          {shortcuts.map(({ keys, action }) => (
            <div key={action} className={styles.row}>
              <dt>
                <Text as="span">{action}</Text>
              </dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <Kbd key={key}>
                    <KeyName name={key} />
                  </Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('shortcuts.single')}
          description={t('shortcuts.singleNote')}
          value={enabled}
          onValueChange={onEnabledChange}
        />
      </Stack>
    </Dialog>
  );
}
