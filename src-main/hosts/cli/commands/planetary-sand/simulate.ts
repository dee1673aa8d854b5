import { randomBytes } from 'node:crypto'
import { labelsOf, worthOf } from '#main/games/planetary-sand/bots/cases.ts'
import { figuresOf, playPart } from '#main/games/planetary-sand/bots/series.ts'
import { type Answer, argsOf, type Call, countOf, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { type SeriesFigures, SeriesPlan, type WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import { SCENARIOS } from '#shared/games/planetary-sand/tables/phases.ts'
import { type TemperId, TEMPERS } from '#shared/games/planetary-sand/tables/tempers.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { chanceWords, countWords } from '#shared/kit/words.ts'
import { airOf, gravityOf, idFrom } from './given.ts'

const MOST_MEN = 100
const UNIT = 8
const GAMES = 20
const MOST_GAMES = 2000

/** `orrery planetary-sand simulate 8 8`: battles of riflemen between bots, each on a field of its own by the seed and at changing ends, and who won how often; with `--weapon` what that is worth. */
export function simulate(call: Call): Answer {
  const men = argsOf(call, 'simulate MEN MEN').map(Number)
  const isCount = (count: number | undefined) =>
    Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_MEN
  if (men.length !== 2 || !men.every(isCount))
    throw new WrongUsage(`Name the men of both sides, 1 to ${MOST_MEN}, such as simulate 8 8.`)
  const weapon = textOf(call, 'weapon')
  const plan = SeriesPlan.parse({
    tempers: tempersOf(call),
    games: countOf(call, 'limit', { usual: GAMES, most: MOST_GAMES }),
    seed: textOf(call, 'seed') ?? randomBytes(8).toString('hex'),
    scenario: idFrom(SCENARIOS, textOf(call, 'scenario') ?? 'basic', 'scenario'),
    gravity: gravityOf(call),
    air: airOf(call),
    armies: [riflemen('Red', men[0] ?? 0), riflemen('Blue', men[1] ?? 0)],
    weapon: weapon === null ? null : idFrom(WEAPONS, weapon, 'weapon'),
  })
  const figures = labelsOf(plan).map((label, at) =>
    figuresOf(label, playPart({ plan, at, from: 0, games: plan.games })),
  )
  const worth = worthOf(plan, figures)
  const lines = figures.flatMap((one) => linesOf(one, plan))
  const valued =
    worth && `Worth in riflemen: ${playedWords(worth)} by the battles, ${worth.valued.toFixed(1)} by our value.`
  return {
    data: { seed: plan.seed, figures, worth },
    text: [...lines, ...(valued ? [valued] : []), `The same again: --seed ${plan.seed}`].join('\n'),
  }
}

function playedWords({ played, low, high, hasGames }: WeaponWorth): string {
  if (played === null) return hasGames ? 'unknown, as riflemen more won no more often,' : 'too few games'
  return `${played.toFixed(1)} (${low?.toFixed(1) ?? '?'} to ${high?.toFixed(1) ?? '?'})`
}

function tempersOf(call: Call): [TemperId, TemperId] {
  const [one, other = one, ...more] = (textOf(call, 'tempers') ?? 'steady')
    .split(',')
    .map((word) => idFrom(TEMPERS, word.trim(), 'temper'))
  if (!one || !other || more.length > 0)
    throw new WrongUsage(`--tempers takes one or two of ${Object.keys(TEMPERS).join(', ')}.`)
  return [one, other]
}

function riflemen(side: string, count: number) {
  const figures = Array.from({ length: count }, (_, at) => ({
    id: `${side} ${at + 1}`,
    unit: `${side} ${Math.floor(at / UNIT) + 1}`,
    weapon: 'zap-rifle',
    hasSuit: true,
  }))
  return { figures }
}

function linesOf({ label, games, sides, tempers, draws, meanTurns }: SeriesFigures, plan: SeriesPlan): string[] {
  const share = (name: string, band: SeriesFigures['sides'][number] | undefined) =>
    band ? `  ${name}: ${chanceWords(band.share)} (${chanceWords(band.low)} to ${chanceWords(band.high)})` : ''
  const names = plan.tempers.map((id) => TEMPERS[id].title)
  return [
    `${label}: ${countWords(games, 'battle')}, ${draws} drawn, which count for nobody, ${meanTurns.toFixed(1)} turns`,
    ...plan.seats.map((seat, at) => share(seat, sides[at])),
    ...(names[0] === names[1] ? [] : names.map((name, at) => share(name, tempers[at]))),
  ]
}
