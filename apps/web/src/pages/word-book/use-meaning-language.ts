import { createStorage } from '@rehearse/device/storage';
import { defaultMeaningLanguage, type MeaningLanguage, meaningLanguages } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';

/** The learner's choice; null until there is one. */
const kept = createStorage().item(
  'meaningLanguage',
  (saved) => meaningLanguages.find((each) => each === saved) ?? null,
);

/** The language that words are explained in: the learner's choice on this device, else that of the interface. */
export function useMeaningLanguage(): [MeaningLanguage, (language: MeaningLanguage) => void] {
  const [interfaceLanguage] = useLanguage();
  const [chosen, setChosen] = useState(kept.get);
  const choose = (language: MeaningLanguage) => {
    kept.set(language);
    setChosen(language);
  };
  return [chosen ?? defaultMeaningLanguage(interfaceLanguage), choose];
}
