import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { listUnitEffects } from '../effects-in-force.ts'
import { listVehicleBreakDieModifiers, needsVehicleBreakTest } from '../vehicles/break-rules.ts'
import { VEHICLE_BREAK_DIE } from '../vehicles/break-tests.ts'
import type { VehicleHitLocation } from '../vehicles/hit-on-vehicle.ts'
import { countCrew, countSectionsLeft, getVehicleSize } from '../vehicles/sections.ts'
import { spreadDamageOverSections } from '../vehicles/spread-damage.ts'
import { computeDamageOdds } from './attack-odds.ts'
import { type ProbabilityArray, createZeroProbabilities } from './probability-array.ts'
import type { AttackForOdds } from './strike-odds.ts'

/** One strike at a vehicle, and the hit location entered from the table. */
export interface StrikeAtVehicle {
  readonly numbers: AttackForOdds
  readonly hull: VehicleHitLocation
}

/** Odds of consecutive strikes at a vehicle. */
export interface OddsAgainstVehicle {
  /** Hit points lost over all sections. */
  readonly lost: ProbabilityArray
  /** The chance after each attack that a section has been lost. */
  readonly sectionAfter: readonly number[]
  /** Sections that may be destroyed, the likeliest first. */
  readonly sections: readonly { readonly cell: Cell; readonly chance: number }[]
  /** The chance that the vehicle is destroyed, and that it failed a break test on the way (P28-VEH-BREAK-1). */
  readonly gone: number
  readonly shaken: number
}

/** A possible state of the vehicle and its probability, without and with a failed break test. */
interface Standing {
  readonly hull: VehicleUnit
  readonly left: number
  readonly working: number
  steady: number
  shaken: number
}

/**
 * Computes the exact odds of consecutive attacks on a vehicle over all states of its sections. Each hit that destroys
 * a section causes a break test (P28-VEH-DMG-1 to P28-VEH-DMG-3, P28-VEH-BREAK-1).
 */
export function computeOddsAgainstVehicle(
  attacks: readonly (readonly StrikeAtVehicle[])[],
  vehicle: VehicleUnit,
  rules: Rules,
): OddsAgainstVehicle {
  const first = standingOf(vehicle)
  const step = stepper(rules)
  let standings: readonly Standing[] = [{ ...first, steady: 1 }]
  const sectionAfter = attacks.map((strikes) => {
    for (const strike of strikes) standings = afterStrike(standings, strike, { step, rules })
    return sumOf(standings, ({ working }) => working < first.working)
  })
  const lost = createZeroProbabilities(first.left + 1)
  for (const item of standings) lost[first.left - item.left] = (lost[first.left - item.left] ?? 0) + likely(item)
  const cells = vehicle.sections.filter(({ hitPoints }) => hitPoints > 0)
  const sections = cells
    .map(({ cell }) => ({ cell, chance: sumOf(standings, ({ hull }) => isDestroyed(hull, cell)) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
  const shaken = standings.reduce((sum, item) => sum + item.shaken, 0)
  return { lost, sectionAfter, sections, gone: sumOf(standings, ({ left }) => left === 0), shaken }
}

interface Around {
  readonly step: ReturnType<typeof stepper>
  readonly rules: Rules
}

function afterStrike(
  before: readonly Standing[],
  { numbers, hull }: StrikeAtVehicle,
  { step, rules }: Around,
): readonly Standing[] {
  const { damage } = computeDamageOdds(numbers)
  const after = new Map<VehicleUnit, Standing>()
  for (const item of before) {
    let unit = item.hull
    for (const [points, chance] of damage.entries()) {
      if (points > 0) unit = step(unit, hull)
      if (chance === 0) continue
      const at = after.get(unit) ?? standingOf(unit)
      after.set(unit, at)
      const fails = at.working < item.working ? failChance(unit, rules) : 0
      at.steady += item.steady * chance * (1 - fails)
      at.shaken += (item.shaken + item.steady * fails) * chance
    }
  }
  return [...after.values()]
}

/**
 * Returns a function that applies one more point of damage, cached by the state of the sections. Damage carries over
 * from section to section (P28-VEH-DMG-1).
 */
function stepper(rules: Rules) {
  const known = new Map<string, VehicleUnit>()
  const steps = new Map<VehicleUnit, Map<string, VehicleUnit>>()
  return (vehicle: VehicleUnit, { facing, wishes = [] }: VehicleHitLocation): VehicleUnit => {
    const how = `${facing ?? ''} ${wishes.join()}`
    const own = steps.get(vehicle) ?? new Map<string, VehicleUnit>()
    steps.set(vehicle, own)
    const before = own.get(how)
    if (before !== undefined) return before
    const side = getVehicleSize(vehicle, rules) === 'small' ? null : (facing ?? null)
    const [hit] = spreadDamageOverSections(vehicle, { points: 1, facing: side, wishes }, rules)
    const sections = vehicle.sections.map((old) => (old.cell === hit?.cell ? hit : old))
    const key = sections.map(({ hitPoints }) => hitPoints).join()
    const next = known.get(key) ?? { ...vehicle, sections }
    known.set(key, next)
    own.set(how, next)
    return next
  }
}

/**
 * The chance that a vehicle fails its test after losing a section; 0 if it takes none (P28-VEH-BREAK-1 to
 * P28-VEH-BREAK-3).
 */
function failChance(vehicle: VehicleUnit, rules: Rules): number {
  const left = countSectionsLeft(vehicle)
  if (vehicle.isDerelict || !needsVehicleBreakTest(vehicle.profile.sections.length, left, rules.settings)) return 0
  const plus = sumModifiers(listVehicleBreakDieModifiers(listUnitEffects(vehicle, rules), countCrew(vehicle, rules)))
  return 1 - Math.min(VEHICLE_BREAK_DIE, Math.max(0, left - plus - 1)) / VEHICLE_BREAK_DIE
}

function standingOf(hull: VehicleUnit): Standing {
  const left = hull.sections.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  return { hull, left, working: hull.sections.filter(({ hitPoints }) => hitPoints > 0).length, steady: 0, shaken: 0 }
}

function isDestroyed({ sections }: VehicleUnit, cell: Cell): boolean {
  return sections.some((section) => section.cell === cell && section.hitPoints === 0)
}

const likely = ({ steady, shaken }: Standing): number => steady + shaken

function sumOf(standings: readonly Standing[], holds: (standing: Standing) => boolean): number {
  return standings.reduce((sum, item) => (holds(item) ? sum + likely(item) : sum), 0)
}
