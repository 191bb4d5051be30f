import { createDevicePorts, createDrafts, type DevicePorts, type Drafts } from '@rehearse/device';
import { useScreensTranslation } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { type Answers, openAnswers } from './answers.ts';

/** A WAV of this length is 7.7 MB; the host takes 8. */
const longestRecordingSeconds = 240;

/** What every question of one learner works with on this device. */
export interface PracticeRoom {
  account: string;
  ports: DevicePorts;
  drafts: Drafts;
  answers: Answers;
}

/** The room of the signed-in learner; null until it is known whose it is. */
export function usePracticeRoom(): PracticeRoom | null {
  const { api, bus, me } = useServices();
  const { t } = useScreensTranslation();
  const [room, setRoom] = useState<PracticeRoom | null>(null);

  useEffect(() => {
    let current = true;
    let opened: PracticeRoom | undefined;
    const onWarning = () => bus.publish('toast.show', { message: t('question.notKept'), tone: 'critical' });
    void me.address().then((address) => {
      if (!current) return;
      const account = address ?? '';
      opened = {
        account,
        ports: createDevicePorts({ onWarning, maxSeconds: longestRecordingSeconds }),
        drafts: createDrafts({ account, onWarning }),
        answers: openAnswers(api, account, onWarning),
      };
      void opened.answers.outbox.drain();
      setRoom(opened);
    });
    return () => {
      current = false;
      opened?.answers.outbox.close();
      setRoom(null);
    };
  }, [api, bus, me, t]);

  return room;
}
