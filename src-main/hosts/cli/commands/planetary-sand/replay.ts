import { findFault, replay } from '#main/games/kit/replay.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { Answer, Call } from '#main/hosts/cli/command.ts'
import { countWords } from '#shared/kit/words.ts'
import { readBattle } from './battle-file.ts'

/** `orrery planetary-sand replay FILE`: tells a battle, and decides every order again with its dice. */
export function replayOf({ args: [, path] }: Call): Answer {
  const file = readBattle(path)
  const fault = findFault(PLANETARY_SAND, file)
  if (fault !== null) return { data: { fault }, text: `Not sound. ${fault}.`, hasProblems: true }
  const { phase, turn, end } = replay(PLANETARY_SAND, file.start, file.log)
  const lines = file.log.map(
    ({ events }, at) => `${at + 1}  ${events.map((event) => PLANETARY_SAND.describe(event)).join('. ')}`,
  )
  const orders = countWords(file.log.length, 'order')
  return {
    data: { fault, phase, turn, end },
    text: [...lines, `Sound: ${orders} are what the rules make of them.`].join('\n'),
  }
}
