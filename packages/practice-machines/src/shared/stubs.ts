import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The mistake of running a machine without an actor it needs; nothing the learner did. */
function notProvided(machine: string, actor: string): Error {
  return new Error(
    `The machine "${machine}" ran without its actor "${actor}", so nothing was done. ` +
      `Provide it: ${machine}Machine.provide({ actors: { ${actor}: … } }).`,
  );
}

/** Stands for a promise actor which the app provides. */
export function promiseStub<TOutput, TInput>(machine: string, actor: string) {
  return fromPromise<TOutput, TInput>(() => Promise.reject(notProvided(machine, actor)));
}

/** Stands for a callback actor which the app provides. */
export function callbackStub<TEvent extends EventObject, TInput>(machine: string, actor: string) {
  return fromCallback<TEvent, TInput>(() => {
    throw notProvided(machine, actor);
  });
}
