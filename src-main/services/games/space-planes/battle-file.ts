import { playFile, type PlayedMatch, type Refuse } from '#main/games/kit/play-file.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { nearestWords } from '#main/games/space-planes/nearest-place.ts'
import { fileMatch } from '#main/services/matches/match-file.ts'
import type { BattleFile, FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { HEAD } from './exchange-files.ts'

/** A battle for a file: all that follows from its orders and its cards is left out. */
export function battleFile(match: Parameters<typeof fileMatch>[0], log: Parameters<typeof fileMatch>[1]): BattleFile {
  return { ...HEAD, kind: 'battle', battle: fileMatch<Command, BattleOptions>(match, log) }
}

/** Flies a battle from its file again. */
export function flyFile(given: FileBattle, refuse: Refuse): PlayedMatch<Battle, Command, BattleEvent> {
  return playFile(SPACE_PLANES, given, { refuse, nearest: nearestWords })
}
