import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLacks } from '../use-extras.ts';

/** The learner's bell, loaded after the page; nothing if it can't be loaded or the host has no corrections. */
export function LateBell() {
  const isLacking = useLacks('corrections');
  const [Bell, setBell] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../corrections/learner-bell.tsx').then(
      ({ LearnerBell }) => setBell(() => LearnerBell),
      // the page is usable without it
      () => {},
    );
  }, []);
  if (isLacking || Bell === null) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
