import type { zCredits } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { activeVoicePack } from '../../providers/speech/voice-pack.ts';
import { storedPictures } from '../pictures/index.ts';

/** Credits of what the operator added, as in the contract. */
export type Credits = z.infer<typeof zCredits>;

/** The voice pack in use and the operator's photographs. */
export async function readCredits({ db, files }: { db: Db; files: FileStore }): Promise<Credits> {
  const [voices, pictures] = await Promise.all([activeVoicePack(files), storedPictures(db)]);
  return {
    voices: voices && { credit: voices.credit },
    pictures: pictures.map(({ name, alt, credit: { creator, licence, source } }) => ({
      ...{ name, alt, licence, source },
      credit: creator,
    })),
  };
}
