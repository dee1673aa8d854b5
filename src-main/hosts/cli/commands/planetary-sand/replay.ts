import { replayLog } from '#main/games/kit/replay.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { type CommandResult, parseArguments, type Call } from '#main/hosts/cli/command.ts'
import { formatCount } from '#shared/kit/format.ts'
import { readBattleFile } from './battle-file.ts'

/** `orrery planetary-sand replay FILE`: replays every order of an exported battle with its dice and prints the log. */
export function replayBattle(call: Call): CommandResult {
  const [path] = parseArguments(call, 'replay FILE')
  const { start, orders } = readBattleFile(path)
  const { phase, turn, end } = replayLog(PLANETARY_SAND, start, orders)
  const lines = orders.map(
    ({ events }, at) => `${at + 1}  ${events.map((event) => PLANETARY_SAND.describe(event)).join('. ')}`,
  )
  const count = formatCount(orders.length, 'order')
  return { data: { phase, turn, end }, text: [...lines, `Sound: the rules allow ${count} with these dice.`].join('\n') }
}
