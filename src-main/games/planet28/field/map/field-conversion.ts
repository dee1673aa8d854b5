import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { FieldOrder, FieldBattle } from '../field-battle.ts'

/** Converts a battle on a map to a field battle. Null for a battle on a table. */
export function toFieldBattle(battle: Battle): FieldBattle | null {
  const { map } = battle
  return map === undefined ? null : { field: map.field, battle, places: map.places, minds: map.memories }
}

/** Merges the place and heading of a bot's order into its command, in the form that players send. */
export function toCommandWithPlace({
  command,
  to,
  heading,
}: Pick<FieldOrder, 'command' | 'to' | 'heading'>): BattleCommand {
  const place = to === undefined ? {} : { to: { x: to.x, y: to.y } }
  return { ...command, ...place, ...(heading !== undefined && { heading }) }
}

/** Returns the place and heading of a command, in the form of a bot's order. */
export function getCommandPlace(command: BattleCommand): Pick<FieldOrder, 'to' | 'heading'> {
  return {
    ...('to' in command && command.to !== undefined && { to: command.to }),
    ...('heading' in command && command.heading !== undefined && { heading: command.heading }),
  }
}
