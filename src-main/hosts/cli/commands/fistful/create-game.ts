import { type Answer, type Call, choiceOf, CLI_AUTHOR, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { withCampaign } from '#main/hosts/cli/with-campaign.ts'
import { Refused } from '#main/services/refused.ts'
import type { ClusterLine } from '#shared/contract/cluster.ts'
import { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { SeatInput } from '#shared/contract/fistful/views.ts'
import { SIDES } from '#shared/games/fistful/model.ts'
import { PLAY_MODES } from '#shared/games/fistful/play-modes.ts'
import { campaignGame, nextLines, saysYes } from './campaign-game.ts'
import { givenSettings } from './game-terms.ts'

/** `orrery fistful create NAME --mode MODE --players NAME,NAME`: a game on a cluster of the campaign (FIST-SETUP-1). */
export function createInCampaign(call: Call): Promise<Answer> {
  const [, name = ''] = call.args
  return withCampaign(call, ({ services: { cluster, fistful } }) => {
    const { id: clusterId } = playedOn(textOf(call, 'cluster'), cluster.list())
    const settings = givenSettings(call)
    const { warnings } = fistful.lookAtMap({ clusterId, settings })
    if (warnings.length > 0 && !saysYes(call))
      return {
        data: { warnings },
        text: [...warnings, 'Nothing was begun: say --yes to play on it all the same.'].join('\n'),
        hasProblems: true,
      }
    const { id } = fistful.create(readFields(call, { name, clusterId, settings }), CLI_AUTHOR)
    const desk = campaignGame(fistful, id).desk()
    return {
      data: { id, code: desk.head.code, mySide: desk.head.mySide },
      text: [`Game ${desk.head.code}: ${desk.head.name}`, ...nextLines(desk)].join('\n'),
    }
  })
}

function readFields(call: Call, known: Pick<FistfulFields, 'name' | 'clusterId' | 'settings'>): FistfulFields {
  const mode = choiceOf(call, 'mode', PLAY_MODES) ?? 'table'
  const isRemote = mode === 'mail' || mode === 'sealed'
  const [first, second] = seatsOf(call)
  const mine = textOf(call, 'mine')?.toUpperCase() ?? 'A'
  const mySide = isRemote ? (SIDES.find((side) => side === mine) ?? null) : null
  if (isRemote && mySide === null) throw new WrongUsage(`--mine takes A or B, not "${mine}".`)
  const areDiceTyped = call.values['typed-dice'] === true
  const fields = { ...known, mode, mySide, seats: { A: first, B: second }, areDiceTyped, dueOn: textOf(call, 'due') }
  const read = FistfulFields.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new WrongUsage(`${issue?.path.join('.')}: ${issue?.message}`)
}

function seatsOf(call: Call): [SeatInput, SeatInput] {
  const [a, b, ...others] = pairOf(textOf(call, 'players') ?? '')
  if (!a || !b || others.length > 0) throw new WrongUsage('--players takes two names, such as Ann,Bert.')
  const [mailA = '', mailB = ''] = pairOf(textOf(call, 'addresses') ?? '')
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

/** By its name; without one the only cluster that has stars. */
function playedOn(name: string | null, all: readonly ClusterLine[]): ClusterLine {
  const found = all.filter((one) => (name === null ? one.stars > 0 : one.name.toLowerCase() === name.toLowerCase()))
  const [first, second] = found
  if (first && !second) return first
  if (all.every(({ stars }) => stars === 0))
    throw new Refused(
      'not-found',
      'No cluster of the campaign has stars: make one with "orrery cluster generate" first.',
    )
  const names = all.map((one) => one.name).join(', ')
  throw new Refused('not-found', `Name one of the star clusters with --cluster NAME: ${names}.`)
}
