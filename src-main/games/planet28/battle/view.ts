import type { SeatId } from '#main/games/kit/game.ts'
import { type FieldNames, pickFields } from '#main/games/kit/pick-fields.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import { buildBattleRecord } from './report/battle-record.ts'

/** The public view of a battle, with its record once it is over. */
export interface BattleView extends Battle {
  readonly record: BattleRecord | null
}

/** Public fields of a battle. A new field stays in the main process until it is listed here. */
const OPEN_FIELDS: FieldNames<keyof Battle> = {
  settings: true,
  house: true,
  play: true,
  goal: true,
  sides: true,
  units: true,
  guide: true,
  phase: true,
  turn: true,
  turns: true,
  order: true,
  active: true,
  paused: true,
  locks: true,
  near: true,
  zones: true,
  measured: true,
  due: true,
  map: true,
  reachedGoal: true,
}

/** The public view of a battle. Agendas and notes are not part of it. */
export function viewFor(battle: Battle): BattleView {
  const record = battle.phase === 'over' ? buildBattleRecord(battle) : null
  const { map } = battle
  // What bots remember and intend is theirs alone.
  return { ...pickFields(battle, OPEN_FIELDS), ...(map && { map: { ...map, memories: {} } }), record }
}

/**
 * Returns an event as a viewer may read it: seats do not see the gamemaster's note of a correction (P28-ACT-4), and
 * nobody what bots remember.
 */
export function redactEventForViewer(event: BattleEvent, viewer: SeatId | null): BattleEvent | null {
  if (event.type === 'placed') return null
  return event.type === 'corrected' && viewer !== null ? { ...event, note: '' } : event
}
