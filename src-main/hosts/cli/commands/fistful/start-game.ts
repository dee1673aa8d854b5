import { resolve } from 'node:path'
import { chooseHomeworld, createGame, listHomeworldStars } from '#main/games/fistful/setup.ts'
import { type CommandResult, type Call, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { writeNewFile } from '#main/hosts/cli/write-new-file.ts'
import type { GameState, Side } from '#shared/games/fistful/model.ts'
import { readGameMap, buildSettings } from './game-options.ts'

/** `orrery fistful start [MAP…] --homes HEX,HEX`: the state before turn 1 (FIST-SETUP-1 to -4). */
export async function startGame(call: Call): Promise<CommandResult> {
  const map = await readGameMap(call)
  const empty = createGame(map, buildSettings(call, map))
  const [homeA, homeB] = homesOf(call)
  const state = choose(choose(empty, 'A', homeA), 'B', homeB)
  const out = getTextOption(call, 'out')
  if (out !== null) writeNewFile(resolve(out), `${JSON.stringify(state)}\n`)
  const stars = Object.keys(state.map.stars).length
  return { data: { state }, text: `Turn 1 on ${stars} stars: A begins at ${homeA}, B at ${homeB}.` }
}

function choose(state: GameState, side: Side, star: string): GameState {
  const { legal, whyNot } = listHomeworldStars(state, side)
  if (legal.includes(star)) return chooseHomeworld(state, side, star)
  throw new UsageError(
    `${star} cannot be the homeworld of ${side}: ${whyNot[star] ?? 'there is no star.'} Legal: ${legal.join(', ')}.`,
  )
}

function homesOf(call: Call): [string, string] {
  const [a, b, ...others] = (getTextOption(call, 'homes') ?? '').split(',').map((label) => label.trim())
  if (!a || !b || others.length > 0) throw new UsageError('--homes takes the stars of A and B, such as 0203,3014.')
  return [a, b]
}
