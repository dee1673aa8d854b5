import { type ReplayedMatch, replayFile } from '#main/games/kit/replay-file.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { readText } from '#main/hosts/cli/read-text.ts'
import { parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { BattleFile, SAND_FORMAT } from '#shared/contract/planetary-sand/exchange-file.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'

const FILES = {
  schema: BattleFile,
  format: SAND_FORMAT,
  kinds: ['battle'],
  what: 'a battle of Planetary Sand',
  ending: '',
} as const

/** Reads an exported battle and replays every order with its dice. Throws with line and rule if the rules disagree. */
export function readBattleFile(path: string | undefined): ReplayedMatch<Battle, Command, BattleEvent> {
  const { file, refuse } = parseOrreryFile(readText(path, 'the file of a battle'), FILES)
  return replayFile(PLANETARY_SAND, file.battle, { refuse })
}
