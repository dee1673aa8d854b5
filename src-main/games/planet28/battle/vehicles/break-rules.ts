import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { filterEffectsByShape } from '../effects-in-force.ts'

/** Consecutive failures after which a vehicle is derelict (P28-VEH-BREAK-2). */
const DERELICT_AFTER = 3

/**
 * Whether a vehicle with this many sections left tests: after losing three quarters, but not with its last three
 * (P28-VEH-BREAK-1, P28-VEH-BREAK-3).
 */
export function needsVehicleBreakTest(built: number, left: number, settings: Pick<Settings, 'breakExemptAt'>): boolean {
  return 4 * left <= built && !isExemptFromBreakTests(left, settings)
}

/** Whether so few sections are left that it is exempt from tests (P28-VEH-BREAK-3, `breakExemptAt`). */
export function isExemptFromBreakTests(left: number, { breakExemptAt }: Pick<Settings, 'breakExemptAt'>): boolean {
  return left <= breakExemptAt
}

/** Modifiers of the die by a hardened crew (P28-VTR-hardened-crew). */
export function listVehicleBreakDieModifiers(effects: readonly NamedEffect[], crew: number) {
  return filterEffectsByShape(effects, 'break-die').map(({ source, rule, effect }) => ({
    source,
    rule,
    value: crew === 0 ? 0 : effect.perCrew * crew,
  }))
}

/** State of a vehicle's break tests (P28-VEH-BREAK-2). */
export interface VehicleBreakTestState {
  readonly failedTests: number
  readonly isDerelict: boolean
}

/**
 * The state after a test. A success ends being shaken; too many consecutive failures make the vehicle derelict
 * (P28-VEH-BREAK-2, P28-VTR-ramshackle).
 */
export function computeStateAfterBreakTest(
  before: VehicleBreakTestState,
  isPassed: boolean,
  effects: readonly NamedEffect[],
): VehicleBreakTestState {
  if (isPassed) return { ...before, failedTests: 0 }
  const failedTests = before.failedTests + 1
  const limits = filterEffectsByShape(effects, 'derelict-after').map(({ effect }) => effect.failures)
  return { failedTests, isDerelict: before.isDerelict || failedTests >= Math.min(DERELICT_AFTER, ...limits) }
}

/** Whether it is shaken and can only test again (P28-VEH-BREAK-2). */
export function isShaken({ failedTests }: Pick<VehicleBreakTestState, 'failedTests'>): boolean {
  return failedTests > 0
}
