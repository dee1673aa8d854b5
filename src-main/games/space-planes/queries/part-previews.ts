import { findRefusal } from '#main/games/kit/transaction.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import type {
  ManoeuvrePartPreview,
  NextManoeuvreParts,
  ManoeuvreOutcome,
} from '#shared/games/space-planes/questions.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { findMisplacedPart, executeManoeuvre, computePartEndAndSweep } from '../commands/manoeuvre.ts'
import { evolve, getShip } from '../evolve.ts'
import { formatCollision } from '../format-event.ts'
import { listLegalManoeuvreParts } from '../legal-manoeuvres.ts'
import { beginTrialTransaction } from '../transaction.ts'
import { listShotsByAndAtShip } from './ranges.ts'

/** A manoeuvre of a ship with its first parts. */
export type BegunManoeuvre = Pick<CommandOf<'manoeuvre'>, 'ship' | 'name' | 'parts'>

/** Lists every possible next part of a manoeuvre with its path and obstacle (SP-MAN-1 to SP-MAN-5, SP-CANCEL-1). */
export function listPartPreviews(battle: Battle, { ship: id, name, parts }: BegunManoeuvre): NextManoeuvreParts {
  const ship = battle.ships.find((candidate) => candidate.id === id)
  if (!ship) return refused(`There is no ship ${id} on the table.`)
  const row = MANOEUVRES[name]
  const offers = listLegalManoeuvreParts(row.parts.flat(), battle, ship).filter(
    (part) => findMisplacedPart([...parts, part], row, battle.settings.partOrder) === null,
  )
  const chosen = parts.length === 0 ? null : outcomeOf(battle, { id, name, parts })
  if (typeof chosen === 'string') return refused(chosen)
  const isStopped = chosen !== null && (chosen.stopped !== null || chosen.stops.length > 0)
  const options = isStopped ? [] : distinct(offers).map((part) => ghostOf(battle, { id, name, parts }, part))
  const refusal = options.find((option) => typeof option === 'string')
  return {
    refusal: refusal ?? null,
    chosen,
    options: options.filter((option) => typeof option !== 'string'),
  }
}

const refused = (refusal: string): NextManoeuvreParts => ({ refusal, chosen: null, options: [] })

/** A partially entered manoeuvre. */
interface Begun {
  readonly id: string
  readonly name: BegunManoeuvre['name']
  readonly parts: readonly ManoeuvrePart[]
}

/** Removes duplicates: both positions of a U-turn offer the same pivots. */
function distinct(parts: readonly ManoeuvrePart[]): ManoeuvrePart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
}

function ghostOf(battle: Battle, begun: Begun, part: ManoeuvrePart): ManoeuvrePartPreview | string {
  const outcome = outcomeOf(battle, { ...begun, parts: [...begun.parts, part] })
  if (typeof outcome === 'string') return outcome
  return { ...outcome, part, sweep: 'plane' in part ? [] : computePartEndAndSweep(outcome.from, part, battle).sweep }
}

/** The outcome of the manoeuvre, or why it is illegal. */
function outcomeOf(battle: Battle, { id, name, parts }: Begun): ManoeuvreOutcome | string {
  const trial = beginTrialTransaction(battle)
  const command: CommandOf<'manoeuvre'> = { type: 'manoeuvre', by: battle.active, ship: id, name, parts: [...parts] }
  const refusal = findRefusal(() => executeManoeuvre(trial, command))
  if (refusal !== null) return refusal.message
  const events = trial.events.filter(isOnTable)
  const done = events.filter(isPart)
  const from = getShip(events.slice(0, events.findLastIndex(isPart)).reduce(evolve, battle), id)
  const after = events.reduce(evolve, battle)
  const stop = done.find((event) => event.type === 'stopped')
  const stopped = stop ? parts[done.length - 1] : undefined
  const own = getShip(after, id)
  const stops = events.filter((event) => event.type === 'stopped').filter(({ kind }) => kind !== 'part')
  return {
    from,
    to: stopped && !('plane' in stopped) ? { ...own, ...computePartEndAndSweep(from, stopped, battle).to } : own,
    stopped: stop ? formatCollision(stop.hindrance) : null,
    strikes: stop?.hindrance.by === 'ship' ? stop.hindrance.ship : null,
    others: after.ships.filter((ship) => ship.id !== id),
    stops: stops.map(({ ship, hindrance }) => ({ ship, why: formatCollision(hindrance) })),
    aims: stop ? [] : listShotsByAndAtShip(after, own),
  }
}

/** Whether the event is a completed or cancelled part of the ship's own manoeuvre. */
function isPart(event: BattleEvent): boolean {
  if (event.type === 'changed-plane') return true
  return (event.type === 'stepped' || event.type === 'stopped') && event.kind === 'part'
}

/** Whether the event moves something. Turn changes and victories are not previewed. */
function isOnTable({ type }: BattleEvent): boolean {
  return type !== 'ended-turn' && type !== 'won'
}
