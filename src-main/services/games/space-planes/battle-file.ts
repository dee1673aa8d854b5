import { replayFile, type ReplayedMatch, type FileErrorReporter } from '#main/games/kit/replay-file.ts'
import { type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { formatNearestPlaceHint } from '#main/games/space-planes/nearest-place.ts'
import { computeBattleFileSeal } from '#main/games/space-planes/proof/file-seal.ts'
import { buildMatchFile } from '#main/services/matches/match-file.ts'
import type { BattleFile, FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { PLANES_FILE_HEADER } from './exchange-files.ts'

/** Builds the file of a battle, without what follows from its orders and its cards. */
export function buildBattleFile(
  match: Parameters<typeof buildMatchFile>[0] & { readonly start: unknown },
  log: readonly LogEntry<unknown, unknown>[],
): BattleFile {
  const battle = buildMatchFile<Command, BattleOptions>(match, log)
  const end = replayLog(SPACE_PLANES, match.start as Battle, log as readonly LogEntry<Command, BattleEvent>[])
  return { ...PLANES_FILE_HEADER, kind: 'battle', battle: { ...battle, seal: computeBattleFileSeal(battle, end) } }
}

/** Whether a battle replayed from its file matches its seal; null if it has none. */
export function verifyBattleSeal(
  file: FileBattle,
  { start, orders }: ReplayedMatch<Battle, Command, BattleEvent>,
): boolean | null {
  return file.seal === undefined
    ? null
    : computeBattleFileSeal(file, replayLog(SPACE_PLANES, start, orders)) === file.seal
}

/** Replays a battle from its file. */
export function replayBattleFile(
  given: FileBattle,
  refuse: FileErrorReporter,
): ReplayedMatch<Battle, Command, BattleEvent> {
  return replayFile(SPACE_PLANES, given, { refuse, nearest: formatNearestPlaceHint })
}
