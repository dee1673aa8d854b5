import { type MatchFile, type ReplayResult, tryReplayFile } from '#main/games/kit/replay-file.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { PLANETARY_SAND } from './game.ts'

/** Plays a battle from its file again, or answers its first fault. */
export function replaySandFile(file: MatchFile<Command, BattleOptions>): ReplayResult<Battle, Command, BattleEvent> {
  return tryReplayFile(PLANETARY_SAND, file)
}
