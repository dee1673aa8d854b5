import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { listFightingModels, filterEffectsByShape, getWeaponEffects } from '../battle/effects-in-force.ts'
import { isLockedAgainstShot } from '../battle/shoot/require-legal-shot.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { computeGapCm, moveBody } from './body.ts'
import type { BodiesByUnit } from './field-battle.ts'
import { type SideKnowledge, listSeenEnemies } from './side-knowledge.ts'
import { computeDistanceCm, computeHeightDifference, isPartlyHidden } from './sight.ts'
import { buildVehicleHitInput } from './vehicles/vehicle-hit-input.ts'

/** Shots of a unit with weapons of one kind at one target. */
export type ShootCommand = BattleCommandOf<'shoot'>

/** Maximum distance from the target at which a bystander could also be hurt by a weapon. */
const NEAR_CM = 8

/** A weapon that some models of a unit hold loaded. */
interface Gun {
  readonly weapon: string
  readonly row: WeaponRow
  readonly models: readonly Model[]
}

/** Loaded weapons in the hands of a unit's models, each with its shooters. */
function loadedGuns(unit: CharacterOrSquadUnit, rules: Rules): Gun[] {
  const guns: (Gun & { readonly models: Model[] })[] = []
  for (const model of listFightingModels(unit))
    for (const [at, weapon] of model.hands.entries()) {
      const row = findRulebookRow(rules.tables, 'weapons', weapon)
      const isTwin = model.hands.indexOf(weapon) < at
      if (row?.type !== 'ranged' || isTwin || model.isApart || !hasRound(model, weapon, row.ammo)) continue
      const gun = guns.find((candidate) => candidate.weapon === weapon)
      if (gun === undefined) guns.push({ weapon, row, models: [model] })
      else gun.models.push(model)
    }
  return guns
}

function hasRound(model: Model, weapon: string, ammo: string | null): boolean {
  if (ammo === null) return true
  const isLoaded = model.hands.filter((id) => id === weapon).length > model.empty.filter((id) => id === weapon).length
  return isLoaded && (model.freeRounds.includes(weapon) || model.equipment.includes(ammo))
}

/** Distance from shooter to target, and how much higher the target stands, in cm (P28-MEAS-1, P28-SHOOT-4). */
interface Measured {
  readonly distanceCm: number
  readonly heightCm: number
}

/** Distance in space between two bodies, from their distance in plan view. */
export function computeRangeAndHeight(
  field: Field,
  {
    body,
    other: targetBody,
    gap,
  }: { readonly body: MiniatureOnField; readonly other: MiniatureOnField; readonly gap: number },
): Measured {
  const heightCm = computeHeightDifference(field, body, targetBody)
  return { distanceCm: Math.round(100 * Math.hypot(gap, heightCm)) / 100, heightCm }
}

/** A weapon with a visible enemy in range. */
export interface ShotAim extends Gun {
  readonly target: string
  readonly foe: BattleUnit
  readonly measured: Measured
}

/**
 * Targets that the field allows: enemies that the unit sees in range of loaded weapons in hand, nearest first
 * (P28-SHOOT-1, P28-SHOOT-6).
 */
export function listShotAims(outlook: SideKnowledge, unit: CharacterOrSquadUnit): ShotAim[] {
  const { field, places, battle } = outlook
  const guns = loadedGuns(unit, getBattleRules(battle))
  const body = places[unit.id]
  if (guns.length === 0 || body === undefined) return []
  const aims: ShotAim[] = []
  for (const foe of sortUnitsByDistance(outlook, body, listSeenEnemies(outlook, unit))) {
    const otherBody = places[foe.id]
    if (otherBody === undefined) continue
    const measured = computeRangeAndHeight(field, { body, other: otherBody, gap: computeGapCm(body, otherBody) })
    for (const { weapon, row, models } of guns)
      if (measured.distanceCm <= row.rangeCm) aims.push({ target: foe.id, foe, measured, weapon, row, models })
  }
  return aims
}

/** Shots from these aims. Empty if contacts forbid shooting (P28-SHOOT-5). */
export function listShootCommands(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  aims: readonly ShotAim[],
): ShootCommand[] {
  const { battle, places } = outlook
  const rules = getBattleRules(battle)
  const body = places[unit.id]
  return aims.flatMap(({ target, foe, measured, weapon, row, models }) => {
    const otherBody = places[target]
    const effects = getWeaponEffects(row.specialRules, rules)
    if (body === undefined || otherBody === undefined) return []
    if (isLockedAgainstShot({ battle, rules }, unit, { target: foe, weapon: { effects } })) return []
    return [
      {
        type: 'shoot',
        by: unit.side,
        unit: unit.id,
        target,
        strikes: models.map(({ id: model }) => ({ model, weapon })),
        ...buildShotInputOnField(outlook, body, { target: foe, other: otherBody, measured }),
        ...(hasAreaEffect(row.specialRules, rules) ? { bystanders: listBystanders(outlook, target, otherBody) } : {}),
      },
    ]
  })
}

/** Table input of a shot (P28-MEAS-1, P28-SHOOT-4, P28-COVER-1). */
export function buildShotInputOnField(
  outlook: SideKnowledge,
  body: MiniatureOnField,
  {
    target,
    other: targetBody,
    measured,
  }: { readonly target: BattleUnit; readonly other: MiniatureOnField; readonly measured: Measured },
): Pick<ShootCommand, 'said' | 'hull'> {
  const { field } = outlook
  const { distanceCm: far, heightCm } = measured
  const input = { distanceCm: far, heightCm, isSeen: true, cover: 'none', guessCm: far } as const
  if (target.kind === 'vehicle')
    return { said: input, hull: buildVehicleHitInput(outlook, target, { from: body, shooter: body }) }
  const cover = isPartlyHidden(field, body, targetBody) ? 'part' : 'none'
  if (target.kind !== 'squad' || cover === 'none') return { said: { ...input, cover } }
  return { said: { ...input, cover, hiddenMembers: hiddenMembers(outlook, body, target) } }
}

/** Whether a weapon with these special rules hurts units other than its target. */
export function hasAreaEffect(specialRules: readonly string[], rules: Rules): boolean {
  const effects = getWeaponEffects(specialRules, rules)
  return filterEffectsByShape(effects, 'splash').length + filterEffectsByShape(effects, 'marker').length > 0
}

/** Units near the target of a shot. A vehicle is hit on the side facing it. */
export function listBystanders(outlook: SideKnowledge, target: string, at: MiniatureOnField) {
  const { field, places, battle } = outlook
  return Object.entries(places).flatMap(([unit, body]) => {
    const far = computeDistanceCm(field, body, at)
    if (unit === target || far > NEAR_CM) return []
    const vehicle = battle.units.find(({ id }) => id === unit)
    const hull = vehicle?.kind === 'vehicle' ? { hull: buildVehicleHitInput(outlook, vehicle, { from: at }) } : {}
    return [{ unit, distanceCm: far, ...hull }]
  })
}

/**
 * Number of squad members that terrain hides from a shooter. The members are assumed to stand in a ring (P28-SQ-10).
 */
function hiddenMembers(
  { field, places }: SideKnowledge,
  shooter: MiniatureOnField,
  squad: CharacterOrSquadUnit,
): number {
  const body = places[squad.id] as MiniatureOnField
  const members = listFightingModels(squad)
  const small = body.radiusCm / 3
  return members.filter((_member, at) => {
    const angle = (at / members.length) * 2 * Math.PI
    const reach = body.radiusCm - small
    const place = { x: body.x + reach * Math.cos(angle), y: body.y + reach * Math.sin(angle) }
    return isPartlyHidden(field, shooter, { ...moveBody(body, place), radiusCm: small })
  }).length
}

/** Sorts units by distance from a base, nearest first. */
export function sortUnitsByDistance<Unit extends { readonly id: string }>(
  { field, places }: { readonly field: Field; readonly places: BodiesByUnit },
  body: MiniatureOnField,
  units: readonly Unit[],
): Unit[] {
  return units
    .map((unit) => {
      const there = places[unit.id]
      return { unit, far: there === undefined ? Infinity : computeDistanceCm(field, body, there) }
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ unit }) => unit)
}
