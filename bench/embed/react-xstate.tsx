import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { assign, setup } from 'xstate';

const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
  context: { count: 0 },
  on: { press: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

export function Page() {
  const [{ context }, send] = useMachine(machine);
  return (
    <button type="button" data-ready="" onClick={() => send({ type: 'press' })}>
      {context.count}
    </button>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
