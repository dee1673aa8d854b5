import { resolve } from 'node:path'
import { chooseHomeworld, createGame, homeworldStars } from '#main/games/fistful/setup.ts'
import { type Answer, type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { writeNew } from '#main/hosts/cli/write-new.ts'
import type { GameState, Side } from '#shared/games/fistful/model.ts'
import { gameMapOf, settingsOf } from './game-terms.ts'

/** `orrery fistful start [MAP…] --homes HEX,HEX`: the state before turn 1 (FIST-SETUP-1 to -4). */
export async function startGame(call: Call): Promise<Answer> {
  const map = await gameMapOf(call)
  const empty = createGame(map, settingsOf(call, map))
  const [homeA, homeB] = homesOf(call)
  const state = choose(choose(empty, 'A', homeA), 'B', homeB)
  const out = textOf(call, 'out')
  if (out !== null) writeNew(resolve(out), `${JSON.stringify(state)}\n`)
  const stars = Object.keys(state.map.stars).length
  return { data: { state }, text: `Turn 1 on ${stars} stars: A begins at ${homeA}, B at ${homeB}.` }
}

function choose(state: GameState, side: Side, star: string): GameState {
  const { legal, whyNot } = homeworldStars(state, side)
  if (legal.includes(star)) return chooseHomeworld(state, side, star)
  throw new WrongUsage(
    `${star} cannot be the homeworld of ${side}: ${whyNot[star] ?? 'there is no star.'} Legal: ${legal.join(', ')}.`,
  )
}

function homesOf(call: Call): [string, string] {
  const [a, b, ...others] = (textOf(call, 'homes') ?? '').split(',').map((label) => label.trim())
  if (!a || !b || others.length > 0) throw new WrongUsage('--homes takes the stars of A and B, such as 0203,3014.')
  return [a, b]
}
