'use client';
import Link2Off from 'lucide-react/icons/link-2-off';
import School from 'lucide-react/icons/school';
import { type ReactNode, useRef, useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextField,
} from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { classPath } from '../class-paths.ts';
import { SectionCard } from '../section-card.tsx';
import { sitePaths } from '../site-paths.ts';
import { ActionFailure } from './action-failure.tsx';
import { ClassStates } from './class-states.tsx';
import type { ClassPart, Invitation, Outcome } from './classes.types.ts';
import { longest } from './longest.ts';
import { useAction } from './use-action.ts';
import { WhatIsSeen } from './what-is-seen.tsx';

/** Who reads the invitation. A `visitor` needs an account first. */
export type InvitationReader = 'visitor' | 'learner' | 'member' | 'teacher';

export interface JoinClassScreenProps {
  /** `missing` if the link is not valid. */
  invitation: ClassPart<Invitation>;
  reader: InvitationReader;
  onRetry: () => void;
  /** Joins the class and goes to it. */
  onJoin: (name: string) => Promise<Outcome>;
}

/** An invitation to a class: what the teacher will see of the learner, and the way in. */
export function JoinClassScreen({ invitation, reader, onRetry, onJoin }: JoinClassScreenProps) {
  const { t } = useClassesTranslation();
  const gone = { title: t('join.gone.title'), text: t('join.gone.text') };
  return (
    <ClassStates part={invitation} onRetry={onRetry} missing={gone} width="reading">
      {(found) => {
        const isIn = reader === 'member' || reader === 'teacher';
        if (!found.isOpen && !isIn) {
          return (
            <EmptyState
              icon={Link2Off}
              level={1}
              title={gone.title}
              description={gone.text}
              actions={<ButtonLink href={sitePaths.home}>{t('join.home')}</ButtonLink>}
            />
          );
        }
        return <Invited invitation={found} reader={reader} onJoin={onJoin} />;
      }}
    </ClassStates>
  );
}

function Invited({
  invitation: { classId, className, teacherName, isFull },
  reader,
  onJoin,
}: Pick<JoinClassScreenProps, 'reader' | 'onJoin'> & { invitation: Invitation }) {
  const { t } = useClassesTranslation();
  const way = (): ReactNode => {
    if (reader === 'teacher' || reader === 'member') {
      const key = reader === 'teacher' ? 'own' : 'member';
      return (
        <Notice
          tone="primary"
          icon={School}
          title={t(`join.${key}.title`)}
          actions={
            <ButtonLink size="small" href={classPath(classId)}>
              {t(`join.${key}.open`)}
            </ButtonLink>
          }
        >
          {reader === 'teacher' && t('join.own.text')}
        </Notice>
      );
    }
    if (isFull) {
      return (
        <Notice tone="attention" title={t('join.full.title')}>
          {t('join.full.text')}
        </Notice>
      );
    }
    return reader === 'visitor' ? <WayIn /> : <NameForm onJoin={onJoin} />;
  };
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>{t('join.title', { name: className })}</Heading>
        <Text tone="secondary">{t('join.teacher', { teacher: teacherName })}</Text>
      </Stack>
      <SectionCard title={t('seen.title')}>
        <WhatIsSeen />
      </SectionCard>
      {way()}
    </Stack>
  );
}

/** A visitor comes back to the invitation after signing up. */
function WayIn() {
  const { t } = useClassesTranslation();
  return (
    <Card as="section" aria-label={t('join.visitor')}>
      <Stack space="medium">
        <Text>{t('join.visitor')}</Text>
        <Inline>
          <ButtonLink size="large" href={sitePaths.register}>
            {t('join.signUp')}
          </ButtonLink>
          <ButtonLink size="large" variant="outline" href={sitePaths.login}>
            {t('join.logIn')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

function NameForm({ onJoin }: Pick<JoinClassScreenProps, 'onJoin'>) {
  const { t } = useClassesTranslation();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run } = useAction();
  return (
    <Card>
      <Stack
        as="form"
        space="large"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const given = name.trim();
          setMissing(given === '');
          if (given === '') field.current?.focus();
          else void run(() => onJoin(given));
        }}
      >
        <TextField
          ref={field}
          label={t('join.yourName')}
          description={t('join.yourNameHint')}
          value={name}
          maxLength={longest.person}
          autoComplete="name"
          onValueChange={setName}
          {...(isMissing ? { error: t('required') } : {})}
        />
        <ActionFailure failure={failure} />
        <Button type="submit" size="large" block loading={isBusy}>
          {t('join.submit')}
        </Button>
      </Stack>
    </Card>
  );
}
