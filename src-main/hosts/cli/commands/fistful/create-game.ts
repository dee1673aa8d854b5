import { resolve } from 'node:path'
import { placeHomeworld, createGame as createGameState, classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import {
  type CommandResult,
  type CommandLineCall,
  parseChoiceOption,
  CLI_AUTHOR,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ClusterListItem } from '#shared/contract/cluster.ts'
import { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { SeatInput } from '#shared/contract/fistful/views.ts'
import { SIDES, type GameState, type Side } from '#shared/games/fistful/model.ts'
import { TURN_EXCHANGE_MODES } from '#shared/games/fistful/play-modes.ts'
import { createGameHandle, listNextStepLines, hasYesOption } from './campaign-game.ts'
import { parseSettingsOption, readGameMap, buildSettings } from './game-options.ts'

/**
 * `orrery fistful create NAME --mode MODE --players NAME,NAME`: creates a game on a cluster of the campaign
 * (FIST-SETUP-1).
 */
export function createGame(call: CommandLineCall): Promise<CommandResult> {
  const [, name = ''] = call.args
  return runWithCampaign(call, ({ services: { cluster, fistful } }) => {
    const { id: clusterId } = playedOn(getTextOption(call, 'cluster'), cluster.list())
    const settings = parseSettingsOption(call)
    const { warnings } = fistful.lookAtMap({ clusterId, settings })
    if (warnings.length > 0 && !hasYesOption(call))
      return {
        data: { warnings },
        text: [...warnings, 'Nothing was begun: say --yes to play on it all the same.'].join('\n'),
        hasProblems: true,
      }
    const { id } = fistful.create(readFields(call, { name, clusterId, settings }), CLI_AUTHOR)
    const desk = createGameHandle(fistful, id).desk()
    return {
      data: { id, code: desk.head.code, mySide: desk.head.mySide },
      text: [`Game ${desk.head.code}: ${desk.head.name}`, ...listNextStepLines(desk)].join('\n'),
    }
  })
}

function readFields(
  call: CommandLineCall,
  known: Pick<FistfulFields, 'name' | 'clusterId' | 'settings'>,
): FistfulFields {
  const mode = parseChoiceOption(call, 'mode', TURN_EXCHANGE_MODES) ?? 'table'
  const isRemote = mode === 'mail' || mode === 'sealed'
  const [first, second] = seatsOf(call)
  const mine = getTextOption(call, 'mine')?.toUpperCase() ?? 'A'
  const mySide = isRemote ? (SIDES.find((side) => side === mine) ?? null) : null
  if (isRemote && mySide === null) throw new UsageError(`--mine takes A or B, not "${mine}".`)
  const areDiceTyped = call.values['typed-dice'] === true
  const fields = {
    ...known,
    mode,
    mySide,
    seats: { A: first, B: second },
    areDiceTyped,
    dueOn: getTextOption(call, 'due'),
  }
  const read = FistfulFields.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UsageError(`${issue?.path.join('.')}: ${issue?.message}`)
}

function seatsOf(call: CommandLineCall): [SeatInput, SeatInput] {
  const [a, b, ...others] = pairOf(getTextOption(call, 'players') ?? '')
  if (!a || !b || others.length > 0) throw new UsageError('--players takes two names, such as Ann,Bert.')
  const [mailA = '', mailB = ''] = pairOf(getTextOption(call, 'addresses') ?? '')
  return [seat(a, mailA), seat(b, mailB)]
}

const pairOf = (text: string) => text.split(',').map((part) => part.trim())
const seat = (name: string, email: string): SeatInput => ({
  name,
  email,
  playerId: null,
  factionId: null,
  temper: null,
})

/** Finds a cluster by name, or the only one that has stars if there is no name. */
function playedOn(name: string | null, all: readonly ClusterListItem[]): ClusterListItem {
  const found = all.filter((candidate) =>
    name === null ? candidate.stars > 0 : candidate.name.toLowerCase() === name.toLowerCase(),
  )
  const [first, second] = found
  if (first && !second) return first
  if (all.every(({ stars }) => stars === 0))
    throw new RefusalError(
      'not-found',
      'No cluster of the campaign has stars: make one with "orrery cluster generate" first.',
    )
  const names = all.map((item) => item.name).join(', ')
  throw new RefusalError('not-found', `Name one of the star clusters with --cluster NAME: ${names}.`)
}

/** `orrery fistful start [MAP…] --homes HEX,HEX`: the state before turn 1 (FIST-SETUP-1 to -4). */
export async function createStartState(call: CommandLineCall): Promise<CommandResult> {
  const map = await readGameMap(call)
  const empty = createGameState(map, buildSettings(call, map))
  const [homeA, homeB] = homesOf(call)
  const state = choose(choose(empty, 'A', homeA), 'B', homeB)
  const out = getTextOption(call, 'out')
  if (out !== null) writeNewFile(resolve(out), `${JSON.stringify(state)}\n`)
  const stars = Object.keys(state.map.stars).length
  return { data: { state }, text: `Turn 1 on ${stars} stars: A begins at ${homeA}, B at ${homeB}.` }
}

function choose(state: GameState, side: Side, star: string): GameState {
  const { legal, whyNot: reasons } = classifyHomeworldStars(state, side)
  if (legal.includes(star)) return placeHomeworld(state, side, star)
  throw new UsageError(
    `${star} cannot be the homeworld of ${side}: ${reasons[star] ?? 'there is no star.'} Legal: ${legal.join(', ')}.`,
  )
}

function homesOf(call: CommandLineCall): [string, string] {
  const [a, b, ...others] = (getTextOption(call, 'homes') ?? '').split(',').map((label) => label.trim())
  if (!a || !b || others.length > 0) throw new UsageError('--homes takes the stars of A and B, such as 0203,3014.')
  return [a, b]
}
