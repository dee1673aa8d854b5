import { replayFile, type ReplayedMatch, type RefuseFile } from '#main/games/kit/replay-file.ts'
import { type LogEntry, replay } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { formatNearestPlace } from '#main/games/space-planes/nearest-place.ts'
import { computeSeal } from '#main/games/space-planes/proof/file-seal.ts'
import { buildMatchFile } from '#main/services/matches/match-file.ts'
import type { BattleFile, FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { FILE_HEADER } from './exchange-files.ts'

/** A battle for a file: all that follows from its orders and its cards is left out. */
export function buildBattleFile(
  match: Parameters<typeof buildMatchFile>[0] & { readonly start: unknown },
  log: readonly LogEntry<unknown, unknown>[],
): BattleFile {
  const battle = buildMatchFile<Command, BattleOptions>(match, log)
  const end = replay(SPACE_PLANES, match.start as Battle, log as readonly LogEntry<Command, BattleEvent>[])
  return { ...FILE_HEADER, kind: 'battle', battle: { ...battle, seal: computeSeal(battle, end) } }
}

/** Whether a battle that was flown again from its file is as its seal says; null where it has none. */
export function matchesSeal(
  file: FileBattle,
  { start, orders }: ReplayedMatch<Battle, Command, BattleEvent>,
): boolean | null {
  return file.seal === undefined ? null : computeSeal(file, replay(SPACE_PLANES, start, orders)) === file.seal
}

/** Flies a battle from its file again. */
export function replayBattleFile(given: FileBattle, refuse: RefuseFile): ReplayedMatch<Battle, Command, BattleEvent> {
  return replayFile(SPACE_PLANES, given, { refuse, nearest: formatNearestPlace })
}
