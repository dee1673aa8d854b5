import { withoutThing } from '#shared/games/planetary-sand/battlefield/edit-things.ts'
import type { FieldThing } from '#shared/games/planetary-sand/battlefield/things.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { asConvex, type Point } from '#shared/kit/convex.ts'
import { convexParts, hullOf } from '#shared/kit/outlines.ts'
import { type FieldCheck, type FoundProblem, mendField, withoutRow, withRow } from './problem.ts'

/** Outlines that no rule can measure: such as cross or touch themselves, or hold nothing. */
export const checkOutlines: FieldCheck = (plan) => [
  ...plan.field.grounds.flatMap(({ kind, outline }, at) =>
    isSound(outline) ? [] : [groundProblem(plan, { name: `${GROUNDS[kind].title} ${at + 1}`, at, outline })],
  ),
  ...plan.field.buildings.flatMap(({ id, outline }, at) =>
    outline === null || isSound(outline) ? [] : [buildingProblem(plan, { name: id, at, outline })],
  ),
  ...plan.field.rooms.flatMap(({ id, outline }, at) =>
    outline === undefined || isSound(outline) ? [] : [roomProblem(plan, { name: id, at, outline })],
  ),
]

const ROUND = 'Draw round all its corners'

interface Crossed {
  readonly name: string
  readonly at: number
  readonly outline: readonly Point[]
}

function isSound(outline: readonly Point[]): boolean {
  return convexParts(outline).length > 0
}

function groundProblem(plan: BattlefieldPlan, { name, at, outline }: Crossed): FoundProblem {
  const { grounds } = plan.field
  const whole = filled(outline)
  const row = grounds[at]
  const straight = mendField(plan, ROUND, () => ({
    grounds: row ? withRow(grounds, at, { ...row, outline: whole }) : grounds,
  }))
  return {
    ...crossedProblem(`ground ${at}`, name, outline),
    fixes: [...(whole.length > 2 ? [straight] : []), removal(plan, name, { kind: 'ground', at })],
  }
}

function buildingProblem(plan: BattlefieldPlan, { name, at, outline }: Crossed): FoundProblem {
  const { buildings } = plan.field
  const whole = filled(outline)
  const row = buildings[at]
  const straight = mendField(plan, ROUND, () => ({
    buildings: row ? withRow(buildings, at, { ...row, outline: whole }) : buildings,
  }))
  return {
    ...crossedProblem(`building ${at}`, name, outline),
    fixes: [...(whole.length > 2 ? [straight] : []), removal(plan, name, { kind: 'building', at })],
  }
}

function roomProblem(plan: BattlefieldPlan, { name, at, outline }: Crossed): FoundProblem {
  const { rooms } = plan.field
  const whole = filled(outline)
  const row = rooms[at]
  const straight = mendField(plan, ROUND, () => ({
    rooms: row ? withRow(rooms, at, { ...row, outline: whole }) : rooms,
  }))
  const gone = mendField(plan, `Remove ${name}`, () => ({
    rooms: withoutRow(rooms, at),
    openings: plan.field.openings.filter((one) => !one.rooms.includes(name)),
    objectives: plan.field.objectives.filter(({ room }) => room !== name),
  }))
  return { ...crossedProblem(`room ${at}`, name, outline), fixes: [...(whole.length > 2 ? [straight] : []), gone] }
}

function crossedProblem(key: string, name: string, outline: readonly Point[]) {
  const what = filled(outline).length < 3 ? 'has no area' : 'crosses or touches itself'
  return { key: `outline ${key}`, rule: null, severity: 'refused', message: `The outline of ${name} ${what}.` } as const
}

function filled(outline: readonly Point[]): Point[] {
  const hull = hullOf(outline)
  return asConvex(hull) ? [...hull] : []
}

function removal(plan: BattlefieldPlan, name: string, thing: FieldThing) {
  return { label: `Remove ${name}`, mend: () => withoutThing(plan, thing) }
}
