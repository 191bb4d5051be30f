import { parseArgs } from 'node:util';
import type { Db } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import { addPlan, changePlan, listAllPlans, PlanError, removePlan, restorePlan } from '../services/plans/index.ts';
import { plansTable } from './plans-table.ts';

export const plansHelp = `Plans of the pricing page.

  npm run plans                                     lists the plans
  npm run plans -- add --days 30 --price 29.90 --corrections 50 [--id vip-30] [--position 2]
  npm run plans -- change vip-30 [--days 31] [--price 24.90] [--corrections 60] [--position 1]
  npm run plans -- remove vip-30                    takes it off the page; a plan with checkouts is kept as retired
  npm run plans -- restore vip-30                   brings a retired plan back, in the last place

  --days          days of VIP, a whole number
  --price         US dollars, such as 9 or 9.90
  --corrections   AI corrections included, a whole number
  --position      place on the page, from 1

The store is the one of the server's settings (REHEARSE_DATA or DATABASE_URL); the server need not be stopped. Whoever has a
checkout open pays and gets what the plan was when it was opened.`;

interface PlansDeps {
  db: Db;
  clock: Clock;
}

/** A parsed command. */
type PlansCommand = (deps: PlansDeps) => Promise<string>;

const seeHelp = 'See "npm run plans -- help".';

const options = {
  id: { type: 'string' },
  days: { type: 'string' },
  price: { type: 'string' },
  corrections: { type: 'string' },
  position: { type: 'string' },
} as const;

type Given = Partial<Record<'id' | 'days' | 'price' | 'corrections' | 'position', string>>;

/** Whether the arguments ask for help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((argument) => ['--help', '-h'].includes(argument));

/**
 * Runs a plans command.
 *
 * @returns the text to print
 * @throws PlanError when the command is invalid or fails; nothing was changed then
 */
export async function plansCommand(deps: PlansDeps, args: readonly string[]): Promise<string> {
  return readCommand(args)(deps);
}

function readCommand(args: readonly string[]): PlansCommand {
  const { values, positionals } = parse(args);
  const [verb = 'list', ...names] = positionals;
  const given: Given = values;
  switch (verb) {
    case 'list':
      none(names);
      allow(given, []);
      return async ({ db }) => plansTable(await listAllPlans(db));
    case 'add':
      none(names);
      return addition(given);
    case 'change':
      return alteration(only(names), given);
    case 'remove':
      return removal(only(names), given);
    case 'restore':
      return restoration(only(names), given);
    default:
      throw new PlanError(`Unknown command "${verb}": use list, add, change, remove or restore. ${seeHelp}`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new PlanError(`${error instanceof Error ? error.message : error}\n${seeHelp}`);
  }
}

function addition(given: Given): PlansCommand {
  const days = whole(given, 'days');
  const priceCents = cents(given);
  const aiCorrections = whole(given, 'corrections');
  const position = whole(given, 'position');
  if (days === undefined || priceCents === undefined || aiCorrections === undefined) {
    throw new PlanError('A new plan needs --days, --price and --corrections.');
  }
  return async ({ db }) => {
    const id = await addPlan(db, { pricingId: given.id, days, priceCents, aiCorrections, position });
    return `Added ${id}.\n${plansTable(await listAllPlans(db))}`;
  };
}

function alteration(id: string, given: Given): PlansCommand {
  allow(given, ['days', 'price', 'corrections', 'position']);
  const change = {
    days: whole(given, 'days'),
    priceCents: cents(given),
    aiCorrections: whole(given, 'corrections'),
    position: whole(given, 'position'),
  };
  return async ({ db }) => {
    await changePlan(db, id, change);
    return `Changed ${id}.\n${plansTable(await listAllPlans(db))}`;
  };
}

function removal(id: string, given: Given): PlansCommand {
  allow(given, []);
  return async (deps) => {
    const how = await removePlan(deps, id);
    const what =
      how === 'deleted'
        ? `Deleted ${id}.`
        : `Retired ${id}: it has past checkouts. Use "restore ${id}" to bring it back.`;
    return `${what}\n${plansTable(await listAllPlans(deps.db))}`;
  };
}

function restoration(id: string, given: Given): PlansCommand {
  allow(given, []);
  return async ({ db }) => {
    await restorePlan(db, id);
    return `Restored ${id}.\n${plansTable(await listAllPlans(db))}`;
  };
}

function none(names: readonly string[]) {
  if (names.length > 0) throw new PlanError(`Unexpected argument "${names[0]}".`);
}

function only([id, ...rest]: readonly string[]): string {
  if (id === undefined) throw new PlanError('Specify the id of the plan. Use "list" to see the ids.');
  none(rest);
  return id;
}

function allow(given: Given, names: readonly (keyof Given)[]) {
  const extra = (Object.keys(given) as (keyof Given)[]).find((name) => !names.includes(name));
  if (extra !== undefined) throw new PlanError(`--${extra} is not allowed here.`);
}

function whole(given: Given, name: 'days' | 'corrections' | 'position'): number | undefined {
  const text = given[name];
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new PlanError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function cents({ price }: Given): number | undefined {
  if (price === undefined) return undefined;
  const parts = /^\$?(?<dollars>\d{1,6})(?:\.(?<cents>\d{1,2}))?$/.exec(price)?.groups;
  if (!parts) throw new PlanError(`--price must be in US dollars, such as 9 or 9.90, not "${price}".`);
  return Number(parts.dollars) * 100 + Number((parts.cents ?? '').padEnd(2, '0'));
}
