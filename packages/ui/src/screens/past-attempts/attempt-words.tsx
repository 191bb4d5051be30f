'use client';
import { useState } from 'react';
import { Disclosure, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { ReadingWords } from '../../practice/index.ts';
import { words } from './past-attempts.css.ts';
import type { ReadingSample } from './past-attempts.types.ts';

export interface AttemptWordsProps {
  /** The file, or its URL. */
  recording: Blob | string;
  sample: ReadingSample;
}

/** A recording of a reading, word by word; compared with the sample once it is opened. */
export function AttemptWords({ recording, sample }: AttemptWordsProps) {
  const { t } = useScreensTranslation();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={t('attempts.words')} onOpenChange={(open) => open && setOpened(true)}>
      {wasOpened && (
        <div className={words}>
          <ReadingWords
            {...sample}
            recording={recording}
            hasTitle={false}
            whenUnknown={
              <Text size="small" tone="secondary">
                {t('attempts.noWords')}
              </Text>
            }
          />
        </div>
      )}
    </Disclosure>
  );
}
