import { givenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import type { VectorGame } from '#main/games/kit/vector-game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { EXAMPLES, type ManoeuvreCase } from '#shared/games/space-planes/examples.ts'
import type { Part, Ship } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { defaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import { rolled } from './attitude.ts'
import { findForeignPart } from './commands/manoeuvre.ts'
import { flip } from './deck.ts'
import { evolve, shipOf } from './evolve.ts'
import { cardsFor, sidesOf } from './flips.ts'
import { decide, setUp } from './game.ts'
import { winnersOf } from './outcome.ts'
import { findPlacingProblem } from './placing.ts'
import { rangeOf } from './range/range-of.ts'

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
  const { players } = EXAMPLES.setup.parse(given)
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
  const { players, placed, tries } = EXAMPLES.placement.parse(given)
  const battle = battleWith(players, placed)
  return { results: tries.map(({ plane, ...pose }) => findPlacingProblem(battle, pose, plane)?.code ?? 'ok') }
}

function manoeuvres(given: JsonRecord): unknown[] {
  const { players, ships, cases } = EXAMPLES.manoeuvres.parse(given)
  return cases.map((each) => manoeuvre(battleWith(players, ships), each))
}

function manoeuvre(standing: Battle, { ship, name, parts }: ManoeuvreCase): unknown {
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
  const { cases } = EXAMPLES.rolls.parse(given)
  return {
    cases: cases.map(({ from, dirs }) => {
      const { face, twist } = dirs.reduce(rolled, from)
      return `${face}-${twist}`
    }),
  }
}

function ranges(given: JsonRecord) {
  const { attacker, targets } = EXAMPLES.range.parse(given)
  const shooter: Ship = { ...attacker, id: 'a', owner: 'P1', plane: 1 }
  const battle = battleWith(2, [shooter])
  return {
    results: targets.map((target) => rangeOf(battle, shooter, { ...target, id: 'b', owner: 'P2', plane: 1 }).range),
  }
}

function shot(given: JsonRecord) {
  const { attacker, target, deck, reshuffled: after } = EXAMPLES.shot.parse(given)
  const battle = battleWith(2, [attacker, target])
  const [line, back] = [rangeOf(battle, attacker, target).range, rangeOf(battle, target, attacker).range]
  if (line === 'none') return { illegal: 'out-of-range' }
  const { cards, reshuffled } = flip({ deck, discard: after }, cardsFor(line, back), (discard) => discard)
  const { attacker: own, answer, isHit } = sidesOf(line, back, cards)
  const deckLeft = (reshuffled ?? deck).length - cards.length
  return { attacker: own, target: answer, hit: isHit, reshuffled: reshuffled !== null, deckLeft }
}

function ends(given: JsonRecord) {
  const { cases } = EXAMPLES.end.parse(given)
  return {
    cases: cases.map((standing) => {
      const winners = winnersOf(standing, { tie: 'survivor' })
      return winners === null ? { over: false } : { over: true, winners }
    }),
  }
}
