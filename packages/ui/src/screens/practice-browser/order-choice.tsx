'use client';
import {
  type OfferedFilter,
  type QuestionBrowserEvent,
  type QuestionFilters,
  SHUFFLE_SEEDS,
  type StartedOrder,
  valuedOrderOf,
} from '@rehearse/practice-machines/question-browser';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Shuffle from 'lucide-react/icons/shuffle';
import { Button, Select } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './filter-panel.css.ts';

interface OrderChoiceProps {
  filters: QuestionFilters;
  /** The order that is about to begin. */
  starting: StartedOrder | null;
  /** Whether the order by level was chosen before the level is known. */
  isLevelUnknown: boolean;
  offers: readonly OfferedFilter[];
  onEvent: (event: QuestionBrowserEvent) => void;
}

const orders = ['latest', 'number', 'aim', 'seenUntil', 'shuffle'] as const;
type Order = (typeof orders)[number];

const newSeed = () => Math.floor(Math.random() * SHUFFLE_SEEDS);

/** Orders that not every host supports are offered if it does, or if the list has one. Those with a value can begin again. */
export function OrderChoice({ filters, starting, isLevelUnknown, offers, onEvent }: OrderChoiceProps) {
  const { t } = useScreensTranslation();
  const order: Order = starting ?? valuedOrderOf(filters) ?? (filters.isAsc ? 'number' : 'latest');
  const isOffered = (choice: Order) =>
    choice === 'latest' || choice === 'number' || choice === order || offers.includes(choice);
  const choose = (choice: Order) => {
    if (choice === 'aim' || choice === 'seenUntil') return onEvent({ type: 'order.start', order: choice });
    const unvalued = { aim: undefined, seenUntil: undefined };
    if (choice === 'shuffle') return onEvent({ type: 'filters.change', filters: { ...unvalued, shuffle: newSeed() } });
    const isAsc = choice === 'number';
    return onEvent({ type: 'filters.change', filters: { ...unvalued, shuffle: undefined, isAsc } });
  };
  return (
    <div className={styles.order}>
      <Select<Order>
        label={t('browser.order')}
        description={isLevelUnknown ? t('browser.levelUnknown') : undefined}
        options={orders.filter(isOffered).map((value) => ({ value, label: t(`browser.orders.${value}`) }))}
        value={order}
        onValueChange={choose}
      />
      {order !== 'latest' && order !== 'number' && (
        <div>
          <Button
            variant="text"
            size="small"
            icon={order === 'shuffle' ? Shuffle : ArrowUpDown}
            onClick={() => choose(order)}
          >
            {t(order === 'shuffle' ? 'browser.shuffleAgain' : 'browser.sortAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
