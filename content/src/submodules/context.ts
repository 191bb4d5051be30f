import type { LocalizedText } from '@rehearse/languages';
import type { ClipCollector } from '../clips.ts';

/** Services for builders. */
export interface BuildContext {
  readonly clips: ClipCollector;
  /**
   * The URL and description of a picture.
   *
   * @throws Error when it is not in the list of pictures
   */
  picture(name: string): { questionImageUrl: string; imageAlt: LocalizedText };
}
