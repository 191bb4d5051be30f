import type { ContactDetails } from '@rehearse/ui/screens';
import { createContext, useContext } from 'react';
import type { CurrentWorkspace } from '../delivery/current-workspace.ts';
import type { FramedQuestions } from '../host/config.ts';
import type { Host } from '../host/host.ts';
import type { Bus } from '../lib/bus.ts';
import type { Me } from '../session/me.ts';
import type { Session } from '../session/session.ts';
import type { Updates } from './updates.ts';

/** The services that routes and flows use. */
export interface Services extends Host {
  bus: Bus;
  session: Session;
  me: Me;
  workspace: CurrentWorkspace;
  /** The operator's contact details. */
  contact: ContactDetails;
  /** Which questions other sites may show in frames; null for none. */
  frames: FramedQuestions | null;
  updates: Updates;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The app's services. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('No services: render inside <ServicesProvider>.');
  return services;
}
