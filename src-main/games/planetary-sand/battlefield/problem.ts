import type { BattlefieldPlan, FieldProblem } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'

/** What is wrong, its mends not worked out yet: nobody waits for those that nobody reads. */
export interface FoundProblem extends Omit<FieldProblem, 'fixes'> {
  readonly fixes: readonly { readonly label: string; readonly mend: () => BattlefieldPlan }[]
}

/** What a check finds on a battlefield. */
export type FieldCheck = (plan: BattlefieldPlan) => FoundProblem[]

/** A mend that changes the field alone. */
export function mendField(plan: BattlefieldPlan, label: string, mend: () => Partial<Field>) {
  return { label, mend: () => ({ ...plan, field: { ...plan.field, ...mend() } }) }
}

/** Rows in which one is another. */
export function withRow<Row>(rows: readonly Row[], at: number, row: Row): Row[] {
  return rows.map((one, index) => (index === at ? row : one))
}

/** Rows without one. */
export function withoutRow<Row>(rows: readonly Row[], at: number): Row[] {
  return rows.filter((_, index) => index !== at)
}
