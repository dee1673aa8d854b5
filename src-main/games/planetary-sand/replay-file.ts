import { type MatchFile, type ReplayResult, tryReplayFile } from '#main/games/kit/replay-file.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { PLANETARY_SAND } from './game.ts'

/** Replays a battle from its file, or returns its first error. */
export function replaySandFile(file: MatchFile<Command, BattleOptions>): ReplayResult<Battle, Command, BattleEvent> {
  return tryReplayFile(PLANETARY_SAND, file)
}
