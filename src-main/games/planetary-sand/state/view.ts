import type { SeatId } from '#main/games/kit/game.ts'
import { type FieldNames, pickFields } from '#main/games/kit/pick-fields.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Public fields of a battle. A new field stays in the main process until it is listed here. */
const OPEN_FIELDS: FieldNames<Exclude<keyof Battle, 'lists'>> = {
  rules: true,
  settings: true,
  gravity: true,
  air: true,
  scenario: true,
  attacker: true,
  sides: true,
  built: true,
  fieldMm: true,
  walls: true,
  grounds: true,
  phase: true,
  step: true,
  turn: true,
  first: true,
  ready: true,
  figures: true,
  machines: true,
  buildings: true,
  rooms: true,
  openings: true,
  objectives: true,
  helmets: true,
  met: true,
  declared: true,
  shots: true,
  launches: true,
  fired: true,
  melees: true,
  captives: true,
  works: true,
  holds: true,
  end: true,
  isApplied: true,
}

/** The battle as a viewer may see it: firing lists are secret until both are closed (SAND-HIT-4). */
export function buildBattleViewForViewer(battle: Battle, viewer: SeatId | null): Battle {
  const lists = Object.entries(battle.lists).filter(([side]) => battle.phase !== 'list' || side === viewer)
  return { ...pickFields(battle, OPEN_FIELDS), lists: Object.fromEntries(lists) }
}

/**
 * The event as a viewer may read it in the log: of another side's firing list only its existence (SAND-HIT-4), and for
 * seats without the gamemaster's notes.
 */
export function redactEventForViewer(event: BattleEvent, viewer: SeatId | null): BattleEvent {
  if (event.type === 'corrected' && viewer !== null) return { ...event, note: '' }
  return event.type === 'listed' && event.side !== viewer ? { ...event, entries: null } : event
}
