import type { BattlefieldPlan, FieldProblem } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'

/** A problem whose fixes are computed only when they are read. */
export interface LazyFieldProblem extends Omit<FieldProblem, 'fixes'> {
  readonly fixes: readonly { readonly label: string; readonly mend: () => BattlefieldPlan }[]
}

/** Checks a battlefield for one kind of problem. */
export type FieldCheck = (plan: BattlefieldPlan) => LazyFieldProblem[]

/** A fix that changes only the field. */
export function createFieldFix(plan: BattlefieldPlan, label: string, mend: () => Partial<Field>) {
  return { label, mend: () => ({ ...plan, field: { ...plan.field, ...mend() } }) }
}

/** A fix that removes a room with its openings and objectives. */
export function createRoomRemovalFix(plan: BattlefieldPlan, id: string) {
  return createFieldFix(plan, `Remove ${id}`, () => ({
    rooms: plan.field.rooms.filter((room) => room.id !== id),
    openings: plan.field.openings.filter(({ rooms }) => !rooms.includes(id)),
    objectives: plan.field.objectives.filter(({ room }) => room !== id),
  }))
}
