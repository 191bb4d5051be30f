import { port } from './place.ts';

/** Ports of learning management systems, one for each worker. */
const lmsPorts = [0, 1, 2, 3].map((index) => port + 2000 + index);

/** The port of a worker's system, which the test server allows. */
export const lmsPort = (parallelIndex: number) => lmsPorts[parallelIndex % lmsPorts.length] ?? 0;

/** Origins of all those systems. */
export const lmsOrigins = lmsPorts.map((each) => `http://127.0.0.1:${each}`);
