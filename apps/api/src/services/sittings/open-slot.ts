import type { zOpenedSlotReply, zSlotQuestion } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction, type SittingRow, type SlotRow } from '../../db/index.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import { secondsLeft } from '../../domain/sittings/clock.ts';
import type { Deps } from '../deps.ts';
import { returnTest } from './allowance.ts';
import { type HandedOut, handOut } from './hand-out.ts';
import { assertNotFinished, isSealed, lockSitting, type SittingKey, slotsOf, updateSlot } from './rows.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'sittings'>;
type SlotQuestion = z.infer<typeof zSlotQuestion>;
/** An opened slot and the one after it, as in the contract. */
export type OpenedSlot = z.infer<typeof zOpenedSlotReply>['data'];

function view({ row, question }: HandedOut, sitting: SittingRow, now: number): SlotQuestion {
  const { slot, submodule_id: submoduleId, seconds, total_seconds: totalSeconds, opened_at: openedAt } = row;
  // The clock of a drill belongs to the device, which may have stopped it.
  const since = isSealed(sitting) ? (openedAt ?? now) : now;
  return { slot, submoduleId, question, seconds, secondsLeft: secondsLeft({ totalSeconds, since, now }) };
}

/**
 * A slot is opened once, and again while it is open. The one before it must have been handed out, though not opened: a device
 * without a connection goes on with the question that it was handed out in advance.
 */
function assertCanOpen(sitting: SittingRow, row: SlotRow, before: SlotRow | undefined) {
  const isInTurn = before === undefined || before.handed_out_at !== null || before.state === 'missed';
  const isOver = row.state === 'answered' || row.state === 'missed';
  if (sitting.state === 'ready' || isOver || !isInTurn) throw new Conflict('sitting.slotClosed');
}

/** Ends earlier questions of a test without an answer. One that is still under way is kept when it arrives. */
async function closeEarlier(db: Db, { sitting_id }: SittingRow, slot: number) {
  await db
    .updateTable('sitting_slots')
    .set({ state: 'missed' })
    .where('sitting_id', '=', sitting_id)
    .where('slot', '<', slot)
    .where('state', 'in', ['open', 'waiting'])
    .execute();
}

/** Gives up a slot that there is no question for, and gives a test back that showed none at all. */
async function giveUp(db: Db, row: SlotRow, slots: readonly SlotRow[]) {
  await updateSlot(db, row, { state: 'missed' });
  if (slots.every(({ handed_out_at }) => handed_out_at === null)) await returnTest(db, row.sitting_id);
}

/**
 * Opens the question of a slot, starts its clock and hands out the question after it. Opening an open slot again returns the
 * same question and the time left.
 *
 * @throws NotFound, Conflict when the slot can't be opened any more, or not yet, or there is no question for it
 */
export async function openSlot(deps: Needs, { slot, ...key }: SittingKey & { slot: number }): Promise<OpenedSlot> {
  const now = deps.clock.now();
  const opened = await inTransaction(deps.db, async (db): Promise<OpenedSlot | null> => {
    const sitting = await lockSitting(db, key, now);
    const slots = await slotsOf(db, key.sittingId);
    const row = slots[slot - 1];
    if (!row) throw new NotFound('sitting.notFound');
    assertNotFinished(sitting);
    assertCanOpen(sitting, row, slots[slot - 2]);
    const inside = { ...deps, db };
    const current = await handOut(inside, sitting, { row, slots });
    if (!current) {
      await giveUp(db, row, slots);
      return null;
    }
    if (isSealed(sitting)) await closeEarlier(db, sitting, slot);
    const openedAt = current.row.opened_at ?? now;
    const openedRow = await updateSlot(db, current.row, { state: 'open', opened_at: openedAt });
    if (sitting.state === 'paused')
      await db.updateTable('sittings').set({ state: 'running' }).where('sitting_id', '=', key.sittingId).execute();
    const after = slots[slot];
    const next =
      after?.state === 'waiting'
        ? await handOut(inside, sitting, { row: after, slots: slots.with(slot - 1, openedRow) })
        : null;
    return {
      current: view({ ...current, row: openedRow }, sitting, now),
      next: next && view(next, sitting, now),
    };
  });
  if (!opened) throw new Conflict('sitting.slotClosed');
  return opened;
}
