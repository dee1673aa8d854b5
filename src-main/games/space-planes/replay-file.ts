import { type MatchFile, type ReplayResult, tryReplayFile } from '#main/games/kit/replay-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { SPACE_PLANES } from './game.ts'
import { formatNearestPlaceHint } from './nearest-place.ts'

/** Replays a battle from its file, or returns its first error. */
export function replayPlanesFile(file: MatchFile<Command, BattleOptions>): ReplayResult<Battle, Command, BattleEvent> {
  return tryReplayFile(SPACE_PLANES, file, formatNearestPlaceHint)
}
