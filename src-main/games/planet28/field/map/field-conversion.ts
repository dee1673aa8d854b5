import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { FieldOrder, FieldBattle } from '../field-battle.ts'

/** Returns a battle on its map as the practice field knows it; null for a battle on a table. */
export function toFieldBattle(battle: Battle): FieldBattle | null {
  const { map } = battle
  return map === undefined ? null : { field: map.field, battle, places: map.places, minds: map.memories }
}

/** Returns the command of a bot with its place in it, as persons give it. */
export function toCommandWithPlace({
  command,
  to,
  heading,
}: Pick<FieldOrder, 'command' | 'to' | 'heading'>): BattleCommand {
  const place = to === undefined ? {} : { to: { x: to.x, y: to.y } }
  return { ...command, ...place, ...(heading !== undefined && { heading }) }
}

/** Returns the place of a command for the practice field. */
export function getCommandPlace(command: BattleCommand): Pick<FieldOrder, 'to' | 'heading'> {
  return {
    ...('to' in command && command.to !== undefined && { to: command.to }),
    ...('heading' in command && command.heading !== undefined && { heading: command.heading }),
  }
}
