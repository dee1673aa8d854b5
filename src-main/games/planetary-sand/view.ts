import type { SeatId } from '#main/games/kit/game.ts'
import { type FieldNames, pickFields } from '#main/games/kit/pick-fields.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** The fields of a battle that everybody may see; a new one stays in main until it is named here. */
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

/** A battle as a viewer may see it: firing lists are secret until both are closed (SAND-HIT-4). */
export function viewFor(battle: Battle, viewer: SeatId | null): Battle {
  const lists = Object.entries(battle.lists).filter(([side]) => battle.phase !== 'list' || side === viewer)
  return { ...pickFields(battle, OPEN_FIELDS), lists: Object.fromEntries(lists) }
}

/** An event as a viewer may read it in the log: of the list of another side, only that there is one (SAND-HIT-4); for a side without the gamemaster's notes. */
export function eventFor(event: BattleEvent, viewer: SeatId | null): BattleEvent {
  if (event.type === 'corrected' && viewer !== null) return { ...event, note: '' }
  return event.type === 'listed' && event.side !== viewer ? { ...event, entries: null } : event
}
