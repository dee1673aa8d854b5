import { type FileMatch, type Replay, tryFile } from '#main/games/kit/play-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { SPACE_PLANES } from './game.ts'
import { nearestWords } from './nearest-place.ts'

/** Flies a battle from its file again, or answers its first fault. */
export function tryPlanesFile(file: FileMatch<Command, BattleOptions>): Replay<Battle, Command, BattleEvent> {
  return tryFile(SPACE_PLANES, file, nearestWords)
}
