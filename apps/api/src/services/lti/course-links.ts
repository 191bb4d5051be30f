import type { zCourseLink, zCourseTask } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { CourseKey } from '../../domain/lti/course-id.ts';
import { zResource } from '../../domain/lti/resource.ts';
import { assignedQuestions } from '../classes/assigned-questions.ts';
import type { Deps } from '../deps.ts';
import { launchesFrom } from './courses-of.ts';

/** A link of a course, as in the contract. */
export type CourseLink = z.infer<typeof zCourseLink>;
type CourseTask = z.infer<typeof zCourseTask>;

const resourceOf = (resource: string | null) => (resource === null ? null : zResource.parse(JSON.parse(resource)));

/** The links of a course that somebody opened, as they were at their latest launch; the one that was opened first is first. */
export async function courseLinks({ db, exams }: Pick<Deps, 'db' | 'exams'>, key: CourseKey): Promise<CourseLink[]> {
  const ends = await launchesFrom(db, key)
    .select(({ fn }) => [fn.min('launch_id').as('first'), fn.max('launch_id').as('newest')])
    .select(({ fn }) => [fn.count('line_item_url').as('columns'), fn.count('line_items_url').as('lists')])
    .groupBy('resource_link_id')
    .orderBy('first')
    .execute();
  if (ends.length === 0) return [];
  const newest = ends.map((end) => Number(end.newest));
  const launches = await db.selectFrom('lti_launches').selectAll().where('launch_id', 'in', newest).execute();
  const resources = new Map(launches.map(({ launch_id, resource }) => [launch_id, resourceOf(resource)]));
  const asked = [...resources.values()].flatMap((resource) =>
    resource?.kind === 'question' ? resource.questionId : [],
  );
  const questions = await assignedQuestions(db, asked);

  function taskOf(launchId: number): CourseTask {
    const resource = resources.get(launchId) ?? null;
    switch (resource?.kind) {
      case 'question': {
        const found = questions.get(resource.questionId);
        if (!found) return { kind: 'any' };
        const { isWithdrawn: _, ...question } = found;
        return { kind: 'question', question };
      }
      case 'mock': {
        const exam = exams.find(({ id }) => id === resource.examId);
        return { kind: 'mock', form: resource.form, name: exam?.name ?? { en: resource.examId } };
      }
      default:
        return resource ?? { kind: 'any' };
    }
  }

  const byId = new Map(launches.map((launch) => [launch.launch_id, launch]));
  return ends.flatMap((end) => {
    const launch = byId.get(Number(end.newest));
    if (!launch) return [];
    const { launch_id, resource_link_id: linkId, link_title: title } = launch;
    const isGraded = Number(end.columns) + Number(end.lists) > 0;
    return { linkId, title, task: taskOf(launch_id), isGraded };
  });
}
