import type { BattlefieldPlan, FieldProblem } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'

/** What is wrong, its mends not worked out yet: nobody waits for those that nobody reads. */
export interface ProblemDraft extends Omit<FieldProblem, 'fixes'> {
  readonly fixes: readonly { readonly label: string; readonly mend: () => BattlefieldPlan }[]
}

/** What a check finds on a battlefield. */
export type FieldCheck = (plan: BattlefieldPlan) => ProblemDraft[]

/** A mend that changes the field alone. */
export function createFieldFix(plan: BattlefieldPlan, label: string, mend: () => Partial<Field>) {
  return { label, mend: () => ({ ...plan, field: { ...plan.field, ...mend() } }) }
}

/** The mend that takes a room away, with all that leads into it and the objectives in it. */
export function createRoomRemovalFix(plan: BattlefieldPlan, id: string) {
  return createFieldFix(plan, `Remove ${id}`, () => ({
    rooms: plan.field.rooms.filter((room) => room.id !== id),
    openings: plan.field.openings.filter(({ rooms }) => !rooms.includes(id)),
    objectives: plan.field.objectives.filter(({ room }) => room !== id),
  }))
}
