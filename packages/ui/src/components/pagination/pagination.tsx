'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import { useValue } from '../use-value.ts';
import * as styles from './pagination.css.ts';
import { pageItems } from './pagination.utils.ts';

export interface PaginationProps {
  /** How many pages there are. With none or one, nothing is drawn. */
  count: number;
  /** Current page, from 1. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (page: number) => void;
  /** Name of the landmark; say what is paged when a screen has two. */
  label?: string;
  disabled?: boolean;
}

/** Navigates the pages of a list. On phones, only the position and two arrows are shown. */
export function Pagination({ count, value, defaultValue = 1, onValueChange, label, disabled }: PaginationProps) {
  const { t } = useUiTranslation();
  const [page, go] = useValue({ value, defaultValue, onValueChange });
  if (count <= 1) return null;
  return (
    <nav aria-label={label ?? t('pagination.label')}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={t('pagination.previous')}
            disabled={disabled || page <= 1}
            onClick={() => go(page - 1)}
          >
            <Icon glyph={ChevronLeft} />
          </button>
        </li>
        <li className={styles.phoneOnly}>{t('pagination.position', { page, count })}</li>
        {pageItems(page, count).map((item) => (
          <li key={item} className={styles.wideOnly}>
            {typeof item === 'string' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={t('pagination.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => go(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={t('pagination.next')}
            disabled={disabled || page >= count}
            onClick={() => go(page + 1)}
          >
            <Icon glyph={ChevronRight} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
