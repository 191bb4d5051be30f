'use client';
import * as en from '../../i18n/locales/en/ui.json';
import { useMessages } from '../../i18n/use-messages.ts';

const english = { loading: en.loading };

/** What a screen reader says of something that is loading. */
export const LoadingText = () => useMessages('ui', english).t('loading');
