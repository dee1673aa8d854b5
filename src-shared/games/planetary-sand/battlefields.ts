import type { Field } from './field.ts'
import type { Air, Gravity } from './tables/environment.ts'
import type { ScenarioId } from './tables/phases.ts'

/** Sides of a battlefield without players. The first attacks and has the low end of the long side. */
export const FIELD_SIDES = ['first', 'second'] as const
export type FieldSide = (typeof FIELD_SIDES)[number]

/** Labels of the sides. */
export const FIELD_SIDE_LABELS: Readonly<Record<FieldSide, string>> = { first: 'First side', second: 'Second side' }

/**
 * A field and its options before armies are assigned (SAND-SET-1, SAND-ENV-1, SAND-ENV-2, SAND-KIT-2). Its homes are
 * `first` and `second`.
 */
export interface BattlefieldPlan {
  readonly scenario: ScenarioId
  readonly gravity: Gravity
  readonly air: Air
  /** R1 in millimetres. */
  readonly unitMm: number
  /** Depth of each army zone as a share of the long side. */
  readonly zones: readonly [number, number]
  readonly field: Field
}

/** An error or warning of a battlefield, with fixes. */
export interface FieldProblem {
  readonly key: string
  /** The violated rule; null if only the map is faulty. */
  readonly rule: string | null
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly fixes: readonly { readonly label: string; readonly plan: BattlefieldPlan }[]
}

/** Battle options of a battlefield, with its sides replaced by seats. */
export function buildBattleOptionsForSeats(
  { field, scenario, gravity, air, unitMm, zones }: BattlefieldPlan,
  seats: readonly string[],
) {
  const seatOf = (home: string) => seats[FIELD_SIDES.indexOf(home as FieldSide)] ?? home
  return {
    scenario,
    gravity,
    air,
    attacker: scenario === 'defensive' ? seatOf('first') : null,
    field: {
      ...field,
      objectives: field.objectives.map((objective) => ({
        ...objective,
        home: objective.home === null ? null : seatOf(objective.home),
      })),
      ...(field.pads && { pads: field.pads.map((pad) => ({ ...pad, home: seatOf(pad.home) })) }),
    },
    settings: { unitMm, zones: [...zones] as [number, number] },
  }
}
