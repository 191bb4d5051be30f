import { createStorage } from '@rehearse/device/storage';
import { defaultMeaningLanguage, type MeaningLanguage, meaningLanguages } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';

/** The learner's choice; null for none. */
const kept = createStorage().item(
  'meaningLanguage',
  (saved) => meaningLanguages.find((each) => each === saved) ?? null,
);

/** The language of meanings: the learner's choice on this device, or else that of the interface. */
export function useMeaningLanguage(): [MeaningLanguage, (language: MeaningLanguage) => void] {
  const [interfaceLanguage] = useLanguage();
  const [chosen, setChosen] = useState(kept.get);
  const choose = (language: MeaningLanguage) => {
    kept.set(language);
    setChosen(language);
  };
  return [chosen ?? defaultMeaningLanguage(interfaceLanguage), choose];
}
