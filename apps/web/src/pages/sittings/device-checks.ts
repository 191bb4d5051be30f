import type { Clock } from '@rehearse/practice-machines/ports';
import type { DeviceCommand, DeviceReport } from '@rehearse/practice-machines/sitting';
import { fromCallback } from 'xstate';
import type { Check } from './device-runs.ts';

/**
 * Checks the devices of this browser, with code that is loaded while the learner reads about it.
 *
 * @param callHost a small call, to see whether the host can be reached
 */
export const checkDevices = (clock: Clock, callHost: () => Promise<unknown>) =>
  fromCallback<DeviceCommand, undefined>(({ receive, sendBack }) => {
    const report = (event: DeviceReport) => sendBack(event);
    const loading = import('./device-runs.ts');
    let running: Check | undefined;
    let isOver = false;
    loading.catch(() => {});
    receive(async ({ check }) => {
      running?.stop();
      try {
        const { runsOf } = await loading;
        if (!isOver) running = runsOf(callHost)[check](report, clock);
      } catch {
        report({ type: 'device.checked', failure: 'offline' });
      }
    });
    return () => {
      isOver = true;
      running?.stop();
    };
  });
