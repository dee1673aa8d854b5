import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { generateBotOrders } from '../play.ts'
import { decideOnMap } from './decide-on-map.ts'
import { toFieldBattle, toCommandWithPlace } from './field-conversion.ts'

/** The next command of a bot with its reason, or null if a person acts. */
export function findBotCommand(
  battle: Battle,
  whims: Dice,
): { readonly command: BattleCommand; readonly why: string } | null {
  const practice = toFieldBattle(battle)
  if (practice === null || battle.map === undefined || battle.phase === 'over') return null
  const { bots } = battle.map
  const [due] = battle.due
  const acting = battle.units.find(({ id }) => id === (due?.unit ?? battle.active))
  if (acting !== undefined && bots[acting.side] === undefined) return null
  for (const order of generateBotOrders(practice, bots, whims)) {
    const command = toCommandWithPlace(order)
    if (bots[command.by] === undefined) return null
    if (decideOnMap(battle, command, createSeededDice('bot')).ok) return { command, why: order.why }
  }
  return null
}
