import type { JsonRecord } from '#main/games/kit/json.ts'
import { EXAMPLE_SCHEMAS, type ShotCase } from '#shared/games/planetary-sand/examples.ts'
import {
  ARMOUR,
  BUILDINGS,
  type BuildingId,
  type CoverId,
  COVERS,
  BUILDING_PARTS,
  PLATES,
} from '#shared/games/planetary-sand/tables/armour.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { type DirectShot, getRangeBandOrRefusal, rollShot, type ShotTarget } from '../fire/direct-shot.ts'
import { getStruckPlate } from '../fire/struck-plate.ts'
import {
  getArmourIdByTerm,
  toCoinFaces,
  findIdByTerm,
  getIdByTerm,
  getTargetKindByTerm,
  toPoint,
  buildExampleSettings,
  runWithGivenDice,
} from './examples.ts'

function targetOf({ target, part }: ShotCase): ShotTarget {
  const building = findIdByTerm<BuildingId>(BUILDINGS, target)
  if (building !== null) {
    const place = parseWord(BUILDING_PARTS, part ?? 'wall')
    return { kind: 'structure', defence: BUILDINGS[building][place], plate: place }
  }
  const plate = parseWord(PLATES, part ?? 'front')
  return { kind: getTargetKindByTerm(target), defence: ARMOUR[getArmourIdByTerm(target)][plate], plate }
}

/** Validates that a value is one of several words; throws otherwise. */
function parseWord<Word extends string>(words: readonly Word[], value: string): Word {
  const known = words.find((word) => word === value)
  if (known === undefined) throw new Error(`part "${value}" is not one of ${words.join(', ')}`)
  return known
}

function shotOf(given: ShotCase): DirectShot {
  return {
    weapon: getIdByTerm(WEAPONS, given.weapon),
    air: given.air,
    distance: given.dist,
    target: targetOf(given),
    isAgain: given.again,
    cover: given.cover === undefined ? null : getIdByTerm<CoverId>(COVERS, given.cover),
    isFighting: given.targetFighting,
  }
}

/** Independent shots. */
export function runShotsVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  return { cases: EXAMPLE_SCHEMAS.shots.parse(given).cases.map((item) => shot(item, settings)) }
}

/** One shot: what prevented it, or its dice and effect. */
function shot(given: ShotCase, settings: SandSettings) {
  const facts = shotOf(given)
  const band = getRangeBandOrRefusal(facts)
  if (band === 'out-of-range' || band === 'no-direct-fire' || band === 'no-target') return { result: band }
  return runWithGivenDice([...given.dice, ...toCoinFaces([given.coin])], (dice) => {
    const { outcome: result, ...roll } = rollShot(facts, band, { settings, dice })
    return { ...roll, result }
  })
}

/** Answers a `facing` example: the plate of a vehicle that is struck from each of the given points. */
export function runFacingVector(given: JsonRecord) {
  const { vehicle, from } = EXAMPLE_SCHEMAS.facing.parse(given)
  const plates = ARMOUR[getArmourIdByTerm(vehicle.type)]
  return { facings: from.map((point) => getStruckPlate(vehicle, toPoint(point), plates)) }
}

/** A volley: targets that are hit still fire (SAND-TURN-3). */
export function runVolleyVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  const fired = EXAMPLE_SCHEMAS.volley.parse(given).shots
  const results = fired.map((item) => ({ at: item.at, result: shot(item, settings).result }))
  const names = new Set(fired.flatMap(({ by, at }) => [by, at]))
  const stateOf = (name: string) => results.find(({ at, result }) => at === name && result in FALLEN)?.result ?? 'alive'
  return {
    results: Object.fromEntries([...names].map((name) => [name, stateOf(name)])),
    shotResults: results.map(({ result }) => result),
  }
}

const FALLEN = { killed: true, damaged: true, destroyed: true } as const
