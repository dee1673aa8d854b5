import * as z from 'zod'
import { givenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import type { VectorGame } from '#main/games/kit/vector-game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { type Attitude, DIRECTIONS, FACES, type Part, type Ship } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { defaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import { rolled } from './attitude.ts'
import { PartSchema } from './commands/commands.ts'
import { findForeignPart } from './commands/manoeuvre.ts'
import { flip } from './deck.ts'
import { evolve, shipOf } from './evolve.ts'
import { cardsFor, sidesOf } from './flips.ts'
import { decide, setUp } from './game.ts'
import { winnersOf } from './outcome.ts'
import { findPlacingProblem } from './placing.ts'
import { rangeOf } from './range/range-of.ts'

const FaceNumber = z.literal(FACES)
const Place = z.object({ x: z.number(), y: z.number(), heading: z.number() })
const Cube = Place.extend({ face: FaceNumber, twist: z.literal([0, 1, 2, 3]) })
const OnTable = Cube.extend({ id: z.string(), owner: z.string(), plane: FaceNumber })
const Cards = z.array(z.number())
const Counts = z.record(z.string(), z.number())

/** The worked examples, each kind by its adapter; numbers agree within a hundredth of a millimetre or degree. */
export const spacePlanesVectors: VectorGame = {
  settings: [],
  tolerance: 0.01,
  adapters: {
    setup: sharing,
    placement: placing,
    'manoeuvre-list': (given) => ({ cases: manoeuvres(given) }),
    'manoeuvre-all': (given) => ({ cases: manoeuvres(given) }),
    rolls,
    range: ranges,
    shot,
    end: ends,
  },
}

function sharing(given: JsonRecord) {
  const { players } = z.object({ players: Cards }).parse(given)
  const all = players.map((count) => ({ count, settings: defaultSettings(count) }))
  return {
    cubesEach: all.map(({ settings }) => settings.shipsEach),
    cubesUsed: all.map(({ count, settings }) => count * settings.shipsEach),
    areaMm: all.map(({ settings }) => settings.areaMm),
  }
}

/** A battle of this many players with these ships on the table. */
function battleWith(players: number, ships: readonly Ship[]): Battle {
  const seats = Array.from({ length: players }, (_, index) => `P${index + 1}`)
  const empty = setUp({ seats, settings: { deckMode: 'table' } }, givenDice([]))
  return { ...empty, phase: 'flying', ships }
}

function placing(given: JsonRecord) {
  const Given = z.object({
    players: z.number(),
    placed: z.array(OnTable),
    tries: z.array(Place.extend({ plane: FaceNumber })),
  })
  const { players, placed, tries } = Given.parse(given)
  const battle = battleWith(players, placed)
  return { results: tries.map(({ plane, ...pose }) => findPlacingProblem(battle, pose, plane)?.code ?? 'ok') }
}

const Case = z.object({
  ship: z.string(),
  name: z.enum(Object.keys(MANOEUVRES) as [ManoeuvreName, ...ManoeuvreName[]]),
  parts: z.array(PartSchema),
})

function manoeuvres(given: JsonRecord): unknown[] {
  const Given = z.object({ players: z.number(), ships: z.array(OnTable), cases: z.array(Case) })
  const { players, ships, cases } = Given.parse(given)
  return cases.map((each) => manoeuvre(battleWith(players, ships), each))
}

function manoeuvre(standing: Battle, { ship, name, parts }: z.infer<typeof Case>): unknown {
  const by = shipOf(standing, ship).owner
  const battle = { ...standing, active: by }
  const decision = decide(battle, { type: 'manoeuvre', by, ship, name, parts }, givenDice([]))
  if (!decision.ok) {
    const foreign = findForeignPart(parts, MANOEUVRES[name], 'listed')
    return { illegal: foreign ? wordOf(foreign) : decision.refusal.code }
  }
  const after = decision.events.reduce(evolve, battle)
  return {
    turnEnds: decision.events.some(({ type }) => type === 'ended-turn'),
    cancelled: decision.events.flatMap(stoppedName),
    ship: shipOf(after, ship),
    ships: after.ships,
  }
}

/** A part by the word that the examples have for it. */
function wordOf(part: Part): string {
  if ('move' in part) return part.move
  return Object.keys(part)[0] ?? ''
}

function stoppedName(event: BattleEvent): string[] {
  if (event.type !== 'stopped') return []
  return [event.kind === 'part' ? event.ship : `${event.ship}:${event.kind}`]
}

function rolls(given: JsonRecord) {
  const Case = z.object({ from: z.string(), dirs: z.string() })
  const { cases } = z.object({ cases: z.array(Case) }).parse(given)
  return {
    cases: cases.map(({ from, dirs }) => {
      const { face, twist } = [...dirs].reduce(
        (attitude, dir) => rolled(attitude, z.enum(DIRECTIONS).parse(dir)),
        attitudeOf(from),
      )
      return `${face}-${twist}`
    }),
  }
}

function attitudeOf(text: string): Attitude {
  const [face, twist] = text.split('-').map(Number)
  return { face: FaceNumber.parse(face), twist: z.literal([0, 1, 2, 3]).parse(twist) }
}

function ranges(given: JsonRecord) {
  const { attacker, targets } = z.object({ attacker: Cube, targets: z.array(Cube) }).parse(given)
  const shooter: Ship = { ...attacker, id: 'a', owner: 'P1', plane: 1 }
  const battle = battleWith(2, [shooter])
  return {
    results: targets.map((target) => rangeOf(battle, shooter, { ...target, id: 'b', owner: 'P2', plane: 1 }).range),
  }
}

function shot(given: JsonRecord) {
  const Given = z.object({ attacker: OnTable, target: OnTable, deck: Cards, reshuffled: Cards })
  const { attacker, target, deck, reshuffled: after } = Given.parse(given)
  const battle = battleWith(2, [attacker, target])
  const [line, back] = [rangeOf(battle, attacker, target).range, rangeOf(battle, target, attacker).range]
  if (line === 'none') return { illegal: 'out-of-range' }
  const { cards, reshuffled } = flip({ deck, discard: after }, cardsFor(line, back), (discard) => discard)
  const { attacker: own, answer, isHit } = sidesOf(line, back, cards)
  const deckLeft = (reshuffled ?? deck).length - cards.length
  return { attacker: own, target: answer, hit: isHit, reshuffled: reshuffled !== null, deckLeft }
}

function ends(given: JsonRecord) {
  const { cases } = z.object({ cases: z.array(z.object({ points: Counts, ships: Counts })) }).parse(given)
  return {
    cases: cases.map((standing) => {
      const winners = winnersOf(standing, { tie: 'survivor' })
      return winners === null ? { over: false } : { over: true, winners }
    }),
  }
}
