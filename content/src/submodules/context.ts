import type { TypeId } from '@rehearse/question-types';
import type { ClipCollector } from '../clips.ts';
import type { Payload } from '../payload.ts';
import type { SourceItem } from '../schema.ts';

/** Services for builders. */
export interface BuildContext {
  readonly clips: ClipCollector;
  /**
   * The URL and description of a picture.
   *
   * @throws Error when it is not in the list of pictures
   */
  picture(name: string): { questionImageUrl: string; imageAlt: { en: string; zh: string } };
}

/** Turns an item of a source file into the payload that the API serves. */
export type Builder<Id extends TypeId> = (item: SourceItem<Id>, context: BuildContext) => Payload<Id>;
