'use client';
import { useRef, useState } from 'react';
import { Stack, TextField } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import type { ClassNames } from './classes.types.ts';
import { longest } from './longest.ts';

interface NamesFormProps {
  /** The id of the form, for a submit button outside of it. */
  id: string;
  initial: ClassNames;
  onSubmit: (names: ClassNames) => void;
}

/** The names of a class and of its teacher. */
export function NamesForm({ id, initial, onSubmit }: NamesFormProps) {
  const { t } = useClassesTranslation();
  const [name, setName] = useState(initial.name);
  const [teacherName, setTeacherName] = useState(initial.teacherName);
  const [isChecked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const given = { name: name.trim(), teacherName: teacherName.trim() };
  const errorOf = (value: string) => (isChecked && value === '' ? { error: t('required') } : {});
  return (
    <Stack
      as="form"
      id={id}
      space="large"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (given.name === '') first.current?.focus();
        else if (given.teacherName === '') second.current?.focus();
        else onSubmit(given);
      }}
    >
      <TextField
        ref={first}
        label={t('opening.name')}
        description={t('opening.nameHint')}
        value={name}
        maxLength={longest.className}
        autoComplete="off"
        onValueChange={setName}
        {...errorOf(given.name)}
      />
      <TextField
        ref={second}
        label={t('opening.teacherName')}
        description={t('opening.teacherHint')}
        value={teacherName}
        maxLength={longest.person}
        autoComplete="name"
        onValueChange={setTeacherName}
        {...errorOf(given.teacherName)}
      />
    </Stack>
  );
}
