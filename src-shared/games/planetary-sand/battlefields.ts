import type { Field } from './field.ts'
import type { Air, Gravity } from './tables/environment.ts'
import type { ScenarioId } from './tables/phases.ts'

/** The sides of a battlefield before anybody plays it: the first has the low end of the long side and attacks. */
export const FIELD_SIDES = ['first', 'second'] as const
export type FieldSide = (typeof FIELD_SIDES)[number]

/** How a side of a battlefield is called. */
export const FIELD_SIDE_LABELS: Readonly<Record<FieldSide, string>> = { first: 'First side', second: 'Second side' }

/** What is agreed of a field before two armies meet on it (SAND-SET-1, SAND-ENV-1, SAND-ENV-2, SAND-KIT-2); its homes are `first` and `second`. */
export interface BattlefieldPlan {
  readonly scenario: ScenarioId
  readonly gravity: Gravity
  readonly air: Air
  /** R1 in millimetres. */
  readonly unitMm: number
  /** How much of the long side each army zone takes. */
  readonly zones: readonly [number, number]
  readonly field: Field
}

/** What is wrong with a battlefield, or worth a look, and what would put it right. */
export interface FieldProblem {
  readonly key: string
  /** The rule that says so; null where only the map is at fault. */
  readonly rule: string | null
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly fixes: readonly { readonly label: string; readonly plan: BattlefieldPlan }[]
}

/** A battlefield as a battle of two seats begins with it. */
export function buildFieldForSeats(
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
