import { type GivenDice, givenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import type { VectorGame } from '#main/games/kit/vector-game.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import { type BlastCase, EXAMPLES, type MoveCase, type ShotCase } from '#shared/games/planetary-sand/examples.ts'
import {
  ARMOUR,
  type ArmourId,
  BUILDINGS,
  type BuildingId,
  type CoverId,
  PARTS,
} from '#shared/games/planetary-sand/tables/armour.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { MACHINES, machineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS, type MoverId } from '#shared/games/planetary-sand/tables/movement.ts'
import { defaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { weaponOf, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'
import { meetVacuum } from './air/vacuum.ts'
import { landsAt, rollDrift, widthOf } from './blast/drift.ts'
import { isUnder, platesCaught, weakestOf } from './blast/plates-caught.ts'
import { type Lying, strikeUnder } from './blast/strike-under.ts'
import { bandAt } from './distance/cords.ts'
import { type DirectShot, findBand, rollShot, type Target } from './fire/direct-shot.ts'
import { plateStruck } from './fire/plate-struck.ts'
import { escapeesFrom, guardsFor } from './melee/guards.ts'
import { cancel } from './melee/hand-to-hand.ts'
import { walk } from './move/walk.ts'
import { walkerOf } from './move/walker.ts'
import { type Goal, hasWon, heldOn } from './victory/hold.ts'
import { reloadedTurns, repairTurns, salvaged, specialistsFor } from './works/effort.ts'

const settings = defaultSettings()
const IN_R = 0.001
const IN_MM = 0.5

/** The worked examples, each kind by its adapter; numbers agree within half a millimetre, and R more closely where they are given. */
export const planetarySandVectors: VectorGame = {
  settings: [],
  tolerance: (kind) => (kind === 'cup' ? IN_MM : IN_R),
  adapters: {
    bands: (given) => ({ bands: EXAMPLES.bands.parse(given).cases.map(([far, range]) => bandAt(far, range) ?? 'out') }),
    shots: (given) => ({ cases: EXAMPLES.shots.parse(given).cases.map(shot) }),
    facing,
    cup,
    indirect,
    'blast-figures': blastFigures,
    'blast-vehicle': (given) => ({ cases: EXAMPLES['blast-vehicle'].parse(given).cases.map(blastVehicle) }),
    moves: (given) => ({ cases: EXAMPLES.moves.parse(given).cases.map(move) }),
    hth,
    prisoners,
    air,
    reload,
    robots,
    recovery: (given) => ({ restored: EXAMPLES.recovery.parse(given).cases.map(salvaged) }),
    objective,
    volley,
  },
}

/** An id of a table, by the word of an example. */
function idIn<Id extends string>(table: Readonly<Record<Id, unknown>>, word: string): Id {
  if (!Object.hasOwn(table, word)) throw new Error(`"${word}" is not in the table`)
  return word as Id
}

/** Does something with dice and coins that were thrown already; one that is left over is an error. */
function withDice<Made>(faces: readonly number[], make: (dice: GivenDice) => Made): Made {
  const dice = givenDice(faces)
  const made = make(dice)
  if (dice.left() > 0) throw new Error(`${dice.left()} of ${faces.length} dice not used`)
  return made
}

const coinFaces = (coins: readonly (string | undefined)[]) =>
  coins.flatMap((coin) => (coin === undefined ? [] : [coin === 'H' ? 1 : 2]))

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y })

function targetOf({ target, part }: ShotCase): Target {
  if (Object.hasOwn(BUILDINGS, target)) {
    const place = PARTS.find((one) => one === part) ?? 'wall'
    return { kind: 'structure', defence: BUILDINGS[target as BuildingId][place], plate: place }
  }
  const plates = ARMOUR[armourOf(target)]
  const plate = part === 'side' || part === 'rear' ? part : 'front'
  return { kind: kindOf(target), defence: plates[plate], plate }
}

function armourOf(word: string): ArmourId {
  return Object.hasOwn(MACHINES, word) ? machineRow(word as MachineType).armour : idIn(ARMOUR, word)
}

function kindOf(word: string): 'man' | 'robot' | 'machine' {
  if (Object.hasOwn(MACHINES, word)) return 'machine'
  return word === 'robot' ? 'robot' : 'man'
}

function shotOf(given: ShotCase): DirectShot {
  return {
    weapon: idIn(WEAPONS, given.weapon),
    air: given.air,
    distance: given.dist,
    target: targetOf(given),
    isAgain: given.again,
    cover: (given.cover ?? null) as CoverId | null,
    isFighting: given.targetFighting,
  }
}

function shot(given: ShotCase) {
  const facts = shotOf(given)
  const band = findBand(facts)
  const isRefused = band === 'out-of-range' || band === 'no-direct-fire' || band === 'no-target'
  if (isRefused) return { result: band }
  return withDice([...given.dice, ...coinFaces([given.coin])], (dice) => {
    const { outcome: result, ...roll } = rollShot(facts, band, { settings, dice })
    return { ...roll, result }
  })
}

function facing(given: JsonRecord) {
  const { vehicle, from } = EXAMPLES.facing.parse(given)
  const plates = ARMOUR[armourOf(vehicle.type)]
  return { facings: from.map((point) => plateStruck(vehicle, pointOf(point), plates)) }
}

function cup(given: JsonRecord) {
  const { cases } = EXAMPLES.cup.parse(given)
  return {
    points: cases.map(({ shooter, aim, template, die }) => {
      const drift = withDice([die], (dice) => rollDrift({ wild: 'never' }, settings, dice)) ?? 'on-target'
      const { x, y } = landsAt(pointOf(shooter), pointOf(aim), { drift, widthMm: widthOf(template, settings) })
      return [x, y]
    }),
  }
}

function indirect(given: JsonRecord) {
  const { cases } = EXAMPLES.indirect.parse(given)
  return {
    cases: cases.map(({ weapon, dice }) =>
      withDice(dice, (given) => {
        const drift: DriftId | null = rollDrift(weaponOf(idIn<WeaponId>(WEAPONS, weapon)), settings, given)
        return { result: drift ?? 'wild', diceUsed: given.faces.length }
      }),
    ),
  }
}

function blastFigures(given: JsonRecord) {
  const { center, template, bd, figures } = EXAMPLES['blast-figures'].parse(given)
  const radius = widthOf(template, settings) / 2
  const lying = figures.map(({ type, x, y, behindWall }): Lying | null =>
    Math.hypot(x - center[0], y - center[1]) > radius
      ? null
      : { target: type, kind: kindOf(type), plates: [], defence: ARMOUR[armourOf(type)].front, isShielded: behindWall },
  )
  return {
    results: withDice([], (dice) =>
      lying.map((one) => (one === null ? 'outside' : strikeUnder([one], bd, { settings, dice })[0]?.outcome)),
    ),
  }
}

function blastVehicle({ vehicle, center, template, bd, coin }: BlastCase) {
  const plates = ARMOUR[armourOf(vehicle.type)]
  const blast = { centre: pointOf(center), radiusMm: widthOf(template, settings) / 2 }
  if (!isUnder(vehicle, blast.centre, blast.radiusMm))
    return withDice(coinFaces([coin]), () => ({ affected: [], result: 'outside' }))
  const affected = platesCaught(vehicle, plates, blast)
  const defence = weakestOf(affected, plates)
  const lying: Lying = { target: 'it', kind: 'machine', plates: affected, defence, isShielded: false }
  const [hit] = withDice(coinFaces([coin]), (dice) => strikeUnder([lying], bd, { settings, dice }))
  return { affected, defence, result: hit?.outcome }
}

function move({ type, gravity, path }: MoveCase) {
  const mover = idIn<MoverId>(MOVERS, type)
  const walker = walkerOf({ mover, gear: 'none', swims: false, river: null, slowing: 1 }, { gravity, settings })
  return walk(
    path.map((stretch) =>
      'stop' in stretch ? stretch : { terrain: idIn<TerrainId>(TERRAIN, stretch.terrain), length: stretch.length },
    ),
    walker,
  )
}

function hth(given: JsonRecord) {
  const { cases } = EXAMPLES.hth.parse(given)
  return {
    cases: cases.map((men) => {
      const { pairs, captured } = cancel(men)
      return {
        lostEach: pairs,
        captured: captured === null ? null : { side: ['A', 'B'][captured], men: men[captured] - pairs },
      }
    }),
  }
}

function prisoners(given: JsonRecord) {
  const { need, escape } = EXAMPLES.prisoners.parse(given)
  return { need: need.map((one) => guardsFor(...one)), escape: escape.map((one) => escapeesFrom(...one)) }
}

function air(given: JsonRecord) {
  const { cases } = EXAMPLES.air.parse(given)
  return {
    cases: cases.map(({ occupants, coins, adjacentAir }) =>
      withDice(coinFaces(coins), (dice) =>
        meetVacuum(
          occupants.map((word) => ({ needsAir: word === 'man' })),
          adjacentAir,
          dice,
        ),
      ),
    ),
  }
}

function reload(given: JsonRecord) {
  const { cases } = EXAMPLES.reload.parse(given)
  return {
    cases: cases.map(({ pad, menPerTurn }) => {
      const need = machineRow(pad === 'light' ? 'light-pad' : 'heavy-pad').reload ?? { men: 0, turns: 0 }
      const done = menPerTurn.reduce((turns, hands) => reloadedTurns(turns, hands, need), 0)
      return done >= need.turns ? 'loaded' : `progress ${done}`
    }),
  }
}

function robots(given: JsonRecord) {
  const { repair, specialistsFor: counts } = EXAMPLES.robots.parse(given)
  return {
    repair: repair.map(([points, engineers]) => repairTurns(points, engineers)),
    specialists: counts.map((count) => specialistsFor(count, ROBOT_LIMITS.robotsPerSpecialist)),
  }
}

function objective(given: JsonRecord) {
  const { scenario, held } = EXAMPLES.objective.parse(given)
  const goalOf = (side: 'A' | 'B'): Goal => ({
    goal: scenario.goal[side],
    home: scenario.home[side],
    middle: scenario.middle,
  })
  let holds = { A: { goal: 0, middle: 0 }, B: { goal: 0, middle: 0 } }
  for (const [at, turn] of held.entries()) {
    holds = { A: heldOn(goalOf('A'), holds.A, turn.A), B: heldOn(goalOf('B'), holds.B, turn.B) }
    const winner = (['A', 'B'] as const).find((side) =>
      hasWon(goalOf(side), holds[side], { heldByEnemy: turn[side === 'A' ? 'B' : 'A'], settings }),
    )
    if (winner) return { turn: at + 1, winner }
  }
  return { turn: null, winner: null }
}

function volley(given: JsonRecord) {
  const { shots } = EXAMPLES.volley.parse(given)
  const results = shots.map((one) => ({ at: one.at, result: shot(one).result }))
  const names = new Set(shots.flatMap(({ by, at }) => [by, at]))
  const stateOf = (name: string) => results.find(({ at, result }) => at === name && result in FALLEN)?.result ?? 'alive'
  return {
    results: Object.fromEntries([...names].map((name) => [name, stateOf(name)])),
    shotResults: results.map(({ result }) => result),
  }
}

const FALLEN = { killed: true, damaged: true, destroyed: true } as const
