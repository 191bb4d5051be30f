import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The error of a machine that runs without an actor it needs: a mistake in the code, not by the learner. */
function notProvided(machine: string, actor: string): Error {
  return new Error(
    `The machine "${machine}" ran without its actor "${actor}", so nothing was done. ` +
      `Provide it: ${machine}Machine.provide({ actors: { ${actor}: … } }).`,
  );
}

/** Placeholder for a promise actor that the app must provide. */
export function promiseStub<TOutput, TInput>(machine: string, actor: string) {
  return fromPromise<TOutput, TInput>(() => Promise.reject(notProvided(machine, actor)));
}

/** Placeholder for a callback actor that the app must provide. */
export function callbackStub<TEvent extends EventObject, TInput>(machine: string, actor: string) {
  return fromCallback<TEvent, TInput>(() => {
    throw notProvided(machine, actor);
  });
}
