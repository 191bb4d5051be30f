import { NotOffered, type SittingRequest } from '@rehearse/api-client';
import { type PlannedTask, sittingPath, useFailureText } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Services, useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { paths } from '../../lib/paths.ts';
import { prepareSitting, suggestedDrill } from '../sittings/start-sitting.ts';
import { loadExams } from '../sittings/use-exams.ts';

/** The sitting in which a task is done; null for a task that has another page. */
async function requestOf(services: Services, task: PlannedTask): Promise<SittingRequest | null> {
  switch (task.task) {
    case 'drill':
      return suggestedDrill(task);
    case 'placement':
      return { kind: 'placement' };
    case 'mock': {
      const [newest] = await loadExams(services);
      return newest ? { kind: 'mock', examId: newest.examId, form: task.form } : null;
    }
    default:
      return null;
  }
}

/** Where a host without sittings has what the task is about. */
const pathWithoutSittings = (task: PlannedTask) =>
  task.task === 'drill' ? `${paths.practice}?type=${task.submoduleId}` : paths.practice;

/** The page where a task is done. */
export async function pathOfTask(services: Services, task: PlannedTask): Promise<string> {
  if (task.task === 'continue') return sittingPath(task.sittingId);
  try {
    const request = await requestOf(services, task);
    return request ? sittingPath(await prepareSitting(services, request)) : paths.practice;
  } catch (error) {
    if (error instanceof NotOffered) return pathWithoutSittings(task);
    throw error;
  }
}

/** Starts a task of the day with one press. */
export function useStartTask() {
  const services = useServices();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isStarting, setStarting] = useState(false);
  const startTask = async (task: PlannedTask) => {
    setStarting(true);
    try {
      void navigate(await pathOfTask(services, task));
    } catch (error) {
      services.bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' });
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, startTask };
}
