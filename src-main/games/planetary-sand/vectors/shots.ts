import type { JsonRecord } from '#main/games/kit/json.ts'
import { EXAMPLES, type ShotCase } from '#shared/games/planetary-sand/examples.ts'
import { ARMOUR, BUILDINGS, type BuildingId, type CoverId, PARTS } from '#shared/games/planetary-sand/tables/armour.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { type DirectShot, findBand, rollShot, type Target } from '../fire/direct-shot.ts'
import { plateStruck } from '../fire/plate-struck.ts'
import { armourOf, coinFaces, idIn, kindOf, pointOf, settings, withDice } from './examples.ts'

function targetOf({ target, part }: ShotCase): Target {
  if (Object.hasOwn(BUILDINGS, target)) {
    const place = PARTS.find((one) => one === part) ?? 'wall'
    return { kind: 'structure', defence: BUILDINGS[target as BuildingId][place], plate: place }
  }
  const plates = ARMOUR[armourOf(target)]
  const plate = part === 'side' || part === 'rear' ? part : 'front'
  return { kind: kindOf(target), defence: plates[plate], plate }
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

/** One shot: what stopped it, or its dice and what came of it. */
export function shot(given: ShotCase) {
  const facts = shotOf(given)
  const band = findBand(facts)
  const isRefused = band === 'out-of-range' || band === 'no-direct-fire' || band === 'no-target'
  if (isRefused) return { result: band }
  return withDice([...given.dice, ...coinFaces([given.coin])], (dice) => {
    const { outcome: result, ...roll } = rollShot(facts, band, { settings, dice })
    return { ...roll, result }
  })
}

/** The plates that are struck from all round. */
export function facing(given: JsonRecord) {
  const { vehicle, from } = EXAMPLES.facing.parse(given)
  const plates = ARMOUR[armourOf(vehicle.type)]
  return { facings: from.map((point) => plateStruck(vehicle, pointOf(point), plates)) }
}

/** A volley: whoever is hit fires all the same (SAND-TURN-3). */
export function volley(given: JsonRecord) {
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
