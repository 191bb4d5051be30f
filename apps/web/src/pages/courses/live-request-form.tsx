import { LiveTeachingForm } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { timeZones, useLiveRequest } from './live-request.ts';

/** The request form for live teaching, connected to the host. */
export function LiveRequestForm() {
  const { draft, view, change, send, another } = useLiveRequest(useServices());
  const [zones] = useState(timeZones);
  return (
    <LiveTeachingForm
      view={view}
      draft={draft}
      timeZones={zones}
      onDraftChange={change}
      onSend={send}
      onAnother={another}
    />
  );
}
