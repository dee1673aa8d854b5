import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import {
  listUnitEffects,
  listFightingModels,
  filterEffectsByShape,
} from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { listPassengers } from '#main/games/planet28/battle/vehicles/aboard.ts'
import { needsReloadAfterShot, getMaxShots, listWorkingMounts } from '#main/games/planet28/battle/vehicles/mounts.ts'
import { countCrew } from '#main/games/planet28/battle/vehicles/sections.ts'
import { listMountArcs, findSectionFacing } from '#main/games/planet28/rules/arcs.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { findSectionInCell } from '#shared/games/planet28/placed-section.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import {
  listBystanders,
  hasAreaEffect,
  computeRangeAndHeight,
  sortUnitsByDistance,
  buildShotInputOnField,
} from '../shots.ts'
import { type SideKnowledge, listSeenEnemies } from '../side-knowledge.ts'
import { hasLineOfSight } from '../sight.ts'
import { listFacingsTowards, computeGapFromFacing } from './vehicle-bodies.ts'

type Fire = BattleCommandOf<'fire'>
export type FireCommandShot = Fire['shots'][number]

/** A weapon that may be fired from a vehicle: on a mount, or held by a passenger. A null `arc` means all round. */
export interface Gun {
  readonly shot: Pick<FireCommandShot, 'cell' | 'passenger' | 'weapon'>
  readonly weapon: string
  readonly arc: readonly Facing[] | null
  readonly rangeCm: number
  readonly minRangeCm: number
  readonly specialRules: readonly string[]
}

/** Every die shows 1. Used to check whether a shot is legal. */
const LOWEST = { die: () => 1 }

/** Loaded guns on mounts (P28-VEH-SHOOT-1, P28-VEH-FACE-1). */
function mountedGuns(unit: VehicleUnit, rules: Rules): Gun[] {
  const arcs = new Map(
    listMountArcs(unit.profile, rules).map(({ cell, arc, allRound }) => [cell, allRound ? null : arc]),
  )
  return listWorkingMounts(unit, rules).flatMap(({ section: { cell, isLoaded }, weapon }): Gun[] => {
    const { ammo, rangeCm, minRangeCm = 0, specialRules } = weapon.row
    if ((needsReloadAfterShot(weapon) && !isLoaded) || (ammo !== null && !unit.stock.includes(ammo))) return []
    return [{ shot: { cell }, weapon: weapon.id, arc: arcs.get(cell) ?? null, rangeCm, minRangeCm, specialRules }]
  })
}

/** Guns of passengers: their own weapons through loopholes, on the side they boarded on (P28-VTR-loopholes). */
export function listPassengerGuns({ battle }: Pick<SideKnowledge, 'battle'>, unit: VehicleUnit): Gun[] {
  const rules = getBattleRules(battle)
  if (filterEffectsByShape(listUnitEffects(unit, rules), 'passengers-shoot').length === 0) return []
  return listPassengers(battle, unit.id).flatMap((passenger) => {
    const [model] = listFightingModels(passenger)
    const arc = doorArc(unit, passenger, rules)
    return [...new Set(model?.hands ?? [])].flatMap((weapon): Gun[] => {
      const row = findRulebookRow(rules.tables, 'weapons', weapon)
      if (row?.type !== 'ranged') return []
      const { rangeCm, specialRules } = row
      return [{ shot: { passenger: passenger.id, weapon }, weapon, arc, rangeCm, minRangeCm: 0, specialRules }]
    })
  })
}

function doorArc(unit: VehicleUnit, { aboard }: CharacterOrSquadUnit, rules: Rules): readonly Facing[] | null {
  const placed = aboard === null ? null : findSectionInCell(unit.profile.sections, aboard.cell)
  const facing = placed === null ? null : findSectionFacing(placed, rules)
  return facing === null ? null : [facing]
}

/** Shots of one gun from the current place at enemies in sight, nearest first (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2). */
function shotsOfGun(outlook: SideKnowledge, unit: VehicleUnit, gun: Gun): FireCommandShot[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  return sortUnitsByDistance(outlook, body, listSeenEnemies(outlook, unit)).flatMap((target) =>
    shotOf(outlook, body, { gun, target }),
  )
}

function shotOf(
  outlook: SideKnowledge,
  body: MiniatureOnField,
  { gun, target }: { readonly gun: Gun; readonly target: BattleUnit },
): FireCommandShot[] {
  const otherBody = outlook.places[target.id]
  if (otherBody === undefined) return []
  const sides = body.hull === undefined ? [] : listFacingsTowards(body, otherBody)
  const arc = body.hull === undefined ? null : gun.arc
  const facing = arc === null ? null : (sides.find((side) => arc.includes(side)) ?? undefined)
  if (facing === undefined) return []
  const measured = computeRangeAndHeight(outlook.field, {
    body,
    other: otherBody,
    gap: computeGapFromFacing(body, facing, otherBody),
  })
  if (measured.distanceCm > gun.rangeCm || measured.distanceCm < gun.minRangeCm) return []
  const shotInput = buildShotInputOnField(outlook, body, { target, other: otherBody, measured })
  const isBlast = hasAreaEffect(gun.specialRules, getBattleRules(outlook.battle))
  const bystanders = isBlast ? { bystanders: listBystanders(outlook, target.id, otherBody) } : {}
  return [{ ...gun.shot, target: target.id, ...shotInput, ...bystanders }]
}

/**
 * Measures a shot from a vehicle at its target. Throws if the weapon does not reach the target from the side that it
 * looks to.
 */
export function addVehicleShotMeasurements(
  outlook: SideKnowledge,
  unit: VehicleUnit,
  shot: FireCommandShot,
): FireCommandShot {
  const [body, otherBody] = [outlook.places[unit.id], outlook.places[shot.target]]
  const target = outlook.battle.units.find(({ id }) => id === shot.target)
  const guns = [...mountedGuns(unit, getBattleRules(outlook.battle)), ...listPassengerGuns(outlook, unit)]
  const gun = guns.find((candidate) => isGunOf(candidate, shot))
  if (body === undefined || otherBody === undefined || target === undefined || gun === undefined) return shot
  const [measured] = shotOf(outlook, body, { gun, target })
  if (measured === undefined)
    throw new IllegalCommand(
      'out-of-arc',
      `${target.name} is out of the arc or the range of this weapon.`,
      'P28-VEH-SHOOT-2',
    )
  return { ...shot, ...measured, said: { ...measured.said, isSeen: hasLineOfSight(outlook.field, body, otherBody) } }
}

/** Whether a shot is that of a gun: a mounted one by its section, a passenger's by its weapon. */
function isGunOf({ shot: { cell, passenger, weapon } }: Gun, shot: FireCommandShot): boolean {
  return cell === undefined ? passenger === shot.passenger && weapon === shot.weapon : cell === shot.cell
}

/** Picks one of the shots of a gun. */
export type ShotPicker = (
  shots: readonly FireCommandShot[],
  gun: Gun,
) => { readonly shot: FireCommandShot; readonly worth: number } | null

/**
 * Command for a Shoot action: every gun with a shot, the best first, limited by the number of crew. Gunners aboard
 * fire additional guns, and passengers fire through loopholes (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes).
 * Null if no gun has a shot.
 */
export function chooseVehicleShots(
  outlook: SideKnowledge,
  unit: VehicleUnit,
  pick: ShotPicker,
): { readonly command: Fire; readonly worth: number } | null {
  const rules = getBattleRules(outlook.battle)
  const base = { type: 'fire', by: unit.side, unit: unit.id } as const
  const isAllowed = (shot: FireCommandShot) => decide(outlook.battle, { ...base, shots: [shot] }, LOWEST).ok
  const picked = (guns: readonly Gun[]) =>
    guns
      .flatMap((gun) => {
        const shots = shotsOfGun(outlook, unit, gun).filter(isAllowed)
        return shots.length === 0 ? [] : (pick(shots, gun) ?? [])
      })
      .toSorted((a, b) => b.worth - a.worth)
  const mounts = picked(mountedGuns(unit, rules))
  const crewed = mounts.slice(0, getMaxShots(countCrew(unit, rules), mounts.length))
  const gunners = listPassengers(outlook.battle, unit.id).filter(
    (passenger) => filterEffectsByShape(listUnitEffects(passenger, rules), 'mans-gun').length > 0,
  )
  const manned = mounts
    .slice(crewed.length)
    .flatMap(({ shot, worth }, at) =>
      gunners[at] === undefined ? [] : [{ shot: { ...shot, passenger: gunners[at].id }, worth }],
    )
    .filter(({ shot }) => isAllowed(shot))
  const busy = manned.map(({ shot }) => shot.passenger)
  const free = onePerPassenger(picked(listPassengerGuns(outlook, unit))).filter(
    ({ shot }) => shot.passenger === undefined || !busy.includes(shot.passenger),
  )
  const fired = [...crewed, ...manned, ...free]
  if (fired.length === 0) return null
  const command = { ...base, shots: fired.map(({ shot }) => shot) }
  return { command, worth: fired.reduce((sum, { worth }) => sum + worth, 0) }
}

/** Keeps the first and thus most valuable shot of each passenger. */
function onePerPassenger<One extends { readonly shot: FireCommandShot }>(shots: readonly One[]): One[] {
  return shots.filter(
    ({ shot }, at) => shots.findIndex((otherShot) => otherShot.shot.passenger === shot.passenger) === at,
  )
}

/** Command for what the crew can reload in one action (P28-VEH-ACT-1). */
export function findLoadMountsCommand(
  { battle }: Pick<SideKnowledge, 'battle'>,
  unit: VehicleUnit,
): BattleCommandOf<'load-mounts'> | null {
  const rules = getBattleRules(battle)
  const stock = [...unit.stock]
  const empty = listWorkingMounts(unit, rules).flatMap(({ section: { cell, isLoaded }, weapon }) => {
    const at =
      isLoaded || !needsReloadAfterShot(weapon) || weapon.row.ammo === null ? -1 : stock.indexOf(weapon.row.ammo)
    if (at < 0) return []
    stock.splice(at, 1)
    return [cell]
  })
  const { vehicleReload } = rules.settings
  const most = vehicleReload === 'onePerAction' ? 1 : vehicleReload === 'free' ? empty.length : countCrew(unit, rules)
  const cells = empty.slice(0, most)
  return cells.length === 0 ? null : { type: 'load-mounts', by: unit.side, unit: unit.id, cells }
}
