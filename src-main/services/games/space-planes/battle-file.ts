import { playFile, type PlayedMatch, type Refuse } from '#main/games/kit/play-file.ts'
import { type LogEntry, replay } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { nearestWords } from '#main/games/space-planes/nearest-place.ts'
import { computeSeal } from '#main/games/space-planes/proof/file-seal.ts'
import { fileMatch } from '#main/services/matches/match-file.ts'
import type { BattleFile, FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { HEAD } from './exchange-files.ts'

/** A battle for a file: all that follows from its orders and its cards is left out. */
export function battleFile(
  match: Parameters<typeof fileMatch>[0] & { readonly start: unknown },
  log: readonly LogEntry<unknown, unknown>[],
): BattleFile {
  const battle = fileMatch<Command, BattleOptions>(match, log)
  const end = replay(SPACE_PLANES, match.start as Battle, log as readonly LogEntry<Command, BattleEvent>[])
  return { ...HEAD, kind: 'battle', battle: { ...battle, seal: computeSeal(battle, end) } }
}

/** Whether a battle that was flown again from its file is as its seal says; null where it has none. */
export function fitsSeal(
  file: FileBattle,
  { start, orders }: PlayedMatch<Battle, Command, BattleEvent>,
): boolean | null {
  return file.seal === undefined ? null : computeSeal(file, replay(SPACE_PLANES, start, orders)) === file.seal
}

/** Flies a battle from its file again. */
export function flyFile(given: FileBattle, refuse: Refuse): PlayedMatch<Battle, Command, BattleEvent> {
  return playFile(SPACE_PLANES, given, { refuse, nearest: nearestWords })
}
