import type { Dice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import type { BattleDecision } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { executeFieldOrder } from '../execute-field-order.ts'
import type { FieldBattle } from '../field-battle.ts'
import { chooseBotStances } from '../play.ts'
import { addCommandMeasurements } from './command-measurements.ts'
import { getCommandPlace, toFieldBattle } from './field-conversion.ts'

/**
 * Validates a command and returns its events. On a map its measurements are those of the map, whatever the command says
 * (P28-MEAS-3), and units stand where the events take them.
 */
export function decideOnMap(battle: Battle, command: BattleCommand, dice: Dice): BattleDecision {
  const practice = toFieldBattle(battle)
  if (practice === null || battle.map === undefined) return decide(battle, command, dice)
  const { bots } = battle.map
  const measured = addCommandMeasurements(battle, command)
  if (!measured.ok) return measured
  const before = command.type === 'begin-turn' ? chooseBotStances(practice, bots) : practice
  const place = getCommandPlace(measured.order.type === 'declare' ? measured.order.attack : measured.order)
  const obeyed = executeFieldOrder(before, { command: measured.order, ...place, why: '', rule: '' }, dice)
  if (!obeyed.ok) return obeyed
  const events: readonly BattleEvent[] = [...obeyed.events, listPlaced(practice, obeyed.practice)]
  return { ok: true, events, after: events.reduce(evolve, battle) }
}

/** What a command changed on the map. */
function listPlaced(before: FieldBattle, after: FieldBattle): BattleEventOf<'placed'> {
  const moved = Object.entries(after.places).filter(([id, body]) => before.places[id] !== body)
  return {
    type: 'placed',
    places: Object.fromEntries(moved),
    gone: Object.keys(before.places).filter((id) => after.places[id] === undefined),
    ground: after.field.pieces.slice(before.field.pieces.length),
    memories: after.minds,
  }
}
