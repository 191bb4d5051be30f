import type { ContactDetails } from '@rehearse/ui/screens';
import { createContext, useContext } from 'react';
import type { Bus } from './bus.ts';
import type { Host } from './host.ts';
import type { Me } from './me.ts';
import type { Room } from './room.ts';
import type { Session } from './session.ts';
import type { Updates } from './updates.ts';

/** What routes and flows work with. */
export interface Services extends Host {
  bus: Bus;
  session: Session;
  me: Me;
  room: Room;
  /** How the operator can be reached. */
  contact: ContactDetails;
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
