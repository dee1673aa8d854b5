import { type ReplayedMatch, replayFile } from '#main/games/kit/replay-file.ts'
import { replayLog } from '#main/games/kit/replay.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { type CommandResult, parseArguments, type CommandLineCall } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { BattleFile, SAND_FILE_FORMAT_VERSION } from '#shared/contract/planetary-sand/exchange-file.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { formatCount } from '#shared/kit/format.ts'

/** `orrery planetary-sand replay FILE`: replays every order of an exported battle with its dice and prints the log. */
export function replayBattle(call: CommandLineCall): CommandResult {
  const [path] = parseArguments(call, 'replay FILE')
  const { start, orders } = readReplayedBattle(path)
  const { phase, turn, end } = replayLog(PLANETARY_SAND, start, orders)
  const lines = orders.map(
    ({ events }, at) => `${at + 1}  ${events.map((event) => PLANETARY_SAND.describe(event)).join('. ')}`,
  )
  const count = formatCount(orders.length, 'order')
  return { data: { phase, turn, end }, text: [...lines, `Sound: the rules allow ${count} with these dice.`].join('\n') }
}

const FILES = {
  schema: BattleFile,
  format: SAND_FILE_FORMAT_VERSION,
  kinds: ['battle'],
  what: 'a battle of Planetary Sand',
  ending: '',
} as const

/** Reads an exported battle and replays every order with its dice. Throws with line and rule if the rules disagree. */
export function readReplayedBattle(path: string | undefined): ReplayedMatch<Battle, Command, BattleEvent> {
  const { file, refuse } = parseOrreryFile(readTextFile(path, 'the file of a battle'), FILES)
  return replayFile(PLANETARY_SAND, file.battle, { refuse })
}
