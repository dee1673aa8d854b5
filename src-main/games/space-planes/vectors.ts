import { createGivenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { findRefusal } from '#main/games/kit/transaction.ts'
import type { GameVectorConfig } from '#main/games/kit/vector-game.ts'
import { createSchemaVectorSetting, createVectorSettings } from '#main/games/kit/vector-settings.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { EXAMPLE_SCHEMAS, type ManoeuvreCase } from '#shared/games/space-planes/examples.ts'
import type { ManoeuvrePart, Ship } from '#shared/games/space-planes/model.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { createDefaultSettings, SETTINGS, type PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { findMisplacedPart } from './commands/manoeuvre.ts'
import { requireShooterAndTarget } from './commands/shoot.ts'
import { decide } from './decide.ts'
import { flipCards } from './deck.ts'
import { evolve, getShip } from './evolve.ts'
import { setUpBattle } from './game.ts'
import { listWinnersAtTurnLimit, findBattleWinners } from './outcome.ts'
import { findPlacingProblem } from './placing.ts'
import { findLineOfFire } from './range/line-of-fire.ts'
import { rollAttitude } from './roll-attitude.ts'
import { countShotCards, evaluateShotCards } from './shot-cards.ts'

const { areaMm, cardShortMm, cardLongMm, cubeMm, shipsEach, turnLimit } = BattleOptions.shape.settings.shape

/** Adapters of the worked examples, by kind. Numbers are compared to a hundredth of a millimetre or degree. */
export const spacePlanesVectorConfig: GameVectorConfig = {
  settings: {
    ...createVectorSettings(SETTINGS),
    areaMm: createSchemaVectorSetting(areaMm, 'a width and a height from 100 to 5000 mm, as a list'),
    cardShortMm: createSchemaVectorSetting(cardShortMm, '20 to 200 mm'),
    cardLongMm: createSchemaVectorSetting(cardLongMm, '20 to 200 mm'),
    cubeMm: createSchemaVectorSetting(cubeMm, '10 to 25 mm'),
    shipsEach: createSchemaVectorSetting(shipsEach, '1, 2 or 3'),
    turnLimit: createSchemaVectorSetting(turnLimit, '1 to 1000 turns or null'),
  },
  tolerance: 0.01,
  adapters: {
    setup: sharing,
    placement: placing,
    'manoeuvre-list': manoeuvres,
    'manoeuvre-all': manoeuvres,
    rolls,
    range: ranges,
    shot,
    end: ends,
  },
}

/** The settings for a number of players, with the overrides of an example. */
function settingsFor(players: number, changed: JsonRecord): PlanesSettings {
  return { ...createDefaultSettings(players), ...changed }
}

function sharing(given: JsonRecord, changed: JsonRecord) {
  const { players } = EXAMPLE_SCHEMAS.setup.parse(given)
  const all = players.map((count) => ({ count, settings: settingsFor(count, changed) }))
  return {
    cubesEach: all.map(({ settings }) => settings.shipsEach),
    cubesUsed: all.map(({ count, settings }) => count * settings.shipsEach),
    areaMm: all.map(({ settings }) => settings.areaMm),
  }
}

/** A battle of this many players with these ships on the table. An example specifies the cards itself. */
function battleWith(players: number, ships: readonly Ship[], changed: JsonRecord): Battle {
  const seats = Array.from({ length: players }, (_, index) => `P${index + 1}`)
  const empty = setUpBattle({ seats, settings: { ...changed, deckMode: 'table' } }, createGivenDice([]))
  return { ...empty, phase: 'flying', ships }
}

function placing(given: JsonRecord, changed: JsonRecord) {
  const { players, placed, tries } = EXAMPLE_SCHEMAS.placement.parse(given)
  const battle = battleWith(players, placed, changed)
  return { results: tries.map(({ plane, ...pose }) => findPlacingProblem(battle, pose, plane)?.code ?? 'ok') }
}

function manoeuvres(given: JsonRecord, changed: JsonRecord) {
  const { players, ships, cases } = EXAMPLE_SCHEMAS.manoeuvres.parse(given)
  return { cases: cases.map((flown) => manoeuvre(battleWith(players, ships, changed), flown)) }
}

function manoeuvre(standing: Battle, { ship, name, parts, shot: shooter }: ManoeuvreCase): unknown {
  const by = getShip(standing, ship).owner
  const battle = { ...standing, active: by, done: { manoeuvre: null, shot: shooter } }
  const decision = decide(battle, { type: 'manoeuvre', by, ship, name, parts }, createGivenDice([]))
  if (!decision.ok) {
    const foreign = findMisplacedPart(parts, MANOEUVRES[name], battle.settings.partOrder)
    return { illegal: foreign ? wordOf(foreign) : decision.refusal.code }
  }
  const after = decision.events.reduce(evolve, battle)
  return {
    turnEnds: decision.events.some(({ type }) => type === 'ended-turn'),
    cancelled: decision.events.flatMap(stoppedName),
    ship: getShip(after, ship),
    ships: after.ships,
  }
}

/** The name of a part in the examples. */
function wordOf(part: ManoeuvrePart): string {
  if ('move' in part) return part.move
  return Object.keys(part)[0] ?? ''
}

function stoppedName(event: BattleEvent): string[] {
  if (event.type !== 'stopped') return []
  return [event.kind === 'part' ? event.ship : `${event.ship}:${event.kind}`]
}

function rolls(given: JsonRecord) {
  const { cases } = EXAMPLE_SCHEMAS.rolls.parse(given)
  return {
    cases: cases.map(({ from, dirs }) => {
      const { face, twist } = dirs.reduce(rollAttitude, from)
      return `${face}-${twist}`
    }),
  }
}

function ranges(given: JsonRecord, changed: JsonRecord) {
  const { attacker, targets, others } = EXAMPLE_SCHEMAS.range.parse(given)
  const shooter: Ship = { ...attacker, id: 'a', owner: 'P1', plane: 1 }
  const between = others.map((cube, at): Ship => ({ ...cube, id: `other-${at}`, owner: 'P2', plane: 1 }))
  return {
    results: targets.map((cube) => {
      const target: Ship = { ...cube, id: 'b', owner: 'P2', plane: 1 }
      return findLineOfFire(battleWith(2, [shooter, target, ...between], changed), shooter, target).range
    }),
  }
}

/** Evaluates a shot with its cards, or returns why it is impossible (SP-SHOT-1, SP-SHOT-4). */
function shot(given: JsonRecord, changed: JsonRecord) {
  const { attacker, target, others, manoeuvred, deck, reshuffled: after } = EXAMPLE_SCHEMAS.shot.parse(given)
  const by = attacker.owner
  const standing = battleWith(2, [attacker, target, ...others], changed)
  const battle = { ...standing, active: by, done: { manoeuvre: manoeuvred, shot: null } }
  const refusal = findRefusal(() => requireShooterAndTarget(battle, { by, ship: attacker.id, target: target.id }))
  if (refusal !== null) return { illegal: refusal.code }
  const [line, back] = [findLineOfFire(battle, attacker, target).range, findLineOfFire(battle, target, attacker).range]
  if (line === 'none') return { illegal: 'out-of-range' }
  const { cards, reshuffled } = flipCards({ deck, discard: after }, countShotCards(line, back), (discard) => discard)
  const { attacker: own, answer, isHit } = evaluateShotCards(line, back, cards)
  const deckLeft = (reshuffled ?? deck).length - cards.length
  return { attacker: own, target: answer, hit: isHit, reshuffled: reshuffled !== null, deckLeft }
}

function ends(given: JsonRecord, changed: JsonRecord) {
  const { cases } = EXAMPLE_SCHEMAS.end.parse(given)
  const { tie, turnLimit: limit } = settingsFor(2, changed)
  return {
    cases: cases.map(({ turn, ...standing }) => {
      const isLimit = limit !== null && turn > limit
      const winners = findBattleWinners(standing, { tie }) ?? (isLimit ? listWinnersAtTurnLimit(standing) : null)
      return winners === null ? { over: false } : { over: true, winners }
    }),
  }
}
