import type { Match } from '#main/db/repositories/matches.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { nearestWords } from '#main/games/space-planes/nearest-place.ts'
import { fileOrders, playFile, type PlayedMatch } from '#main/services/matches/match-file.ts'
import type { ReadFile } from '#main/services/our-file.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** A battle for a file: all that follows from its orders and its cards is left out. */
export function fileBattle(
  { name, notes, options, faces }: Pick<Match, 'name' | 'notes' | 'options' | 'faces'>,
  log: Parameters<typeof fileOrders>[0],
): FileBattle {
  return { name, notes, options: options as BattleOptions, faces: [...faces], orders: fileOrders<Command>(log) }
}

/** Flies a battle from its file again. */
export function flyFile(
  given: FileBattle,
  refuse: ReadFile<unknown>['refuse'],
): PlayedMatch<Battle, Command, BattleEvent> {
  return playFile(SPACE_PLANES, given, { refuse, nearest: nearestWords })
}
