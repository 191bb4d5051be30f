import type { Exam } from '@rehearse/api-client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, createTestSession } from '../../testing/services.ts';
import { useRetiredType } from './use-retired-type.ts';

const text = (en: string) => ({ en, zh: en });
const exam = (examId: string, retired?: Exam['retired']): Exam => ({
  ...{ examId, version: 1, name: text(examId), since: '2025-07-01', checkedOn: '2026-07-01', forms: [] },
  ...(retired && { retired }),
});
const readAloud = { submoduleId: 2, on: '2025-07-01', why: text('It trains pronunciation.') };

const reply = (exams: Exam[]) => Response.json({ success: true, message: '', data: { exams } });

async function retiredOf(submoduleId: number, answer: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const services = createTestServices(createTestSession('loggedIn'));
  const { result } = await act(async () => renderHook(() => useRetiredType(services, submoduleId)));
  return result;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that the newest exam no longer asks a type, and why it is worth practicing', async () => {
  const result = await retiredOf(2, reply([exam('2025-07', [readAloud]), exam('before')]));
  await waitFor(() => expect(result.current).toEqual(readAloud));
});

it.each([
  ['the exam asks the type', 1, () => reply([exam('2025-07', [readAloud])])],
  ['only an earlier exam lacks it', 2, () => reply([exam('2025-07'), exam('before', [readAloud])])],
  ['there are no exams', 2, () => reply([])],
  ['the host has no exams', 2, () => Response.json({ message: 'Not found.' }, { status: 404 })],
  ['there is no connection', 2, () => new TypeError('Failed to fetch')],
])('says nothing if %s', async (_, submoduleId, answer) => {
  expect((await retiredOf(submoduleId, answer())).current).toBeUndefined();
});
