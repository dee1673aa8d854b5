import { type FileMatch, type Replay, tryFile } from '#main/games/kit/play-file.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { PLANETARY_SAND } from './game.ts'

/** Plays a battle from its file again, or answers its first fault. */
export function trySandFile(file: FileMatch<Command, BattleOptions>): Replay<Battle, Command, BattleEvent> {
  return tryFile(PLANETARY_SAND, file)
}
