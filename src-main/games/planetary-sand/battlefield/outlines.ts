import { withoutThing } from '#shared/games/planetary-sand/battlefield/edit-things.ts'
import type { FieldThing } from '#shared/games/planetary-sand/battlefield/things.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { asConvex, type Point } from '#shared/kit/convex.ts'
import { convexParts, crossesItself, hullOf } from '#shared/kit/outlines.ts'
import { countWords } from '#shared/kit/words.ts'
import { type FieldCheck, type FoundProblem, mendField, withoutRow, withRow } from './problem.ts'

/** Outlines that no rule can measure: such as cross themselves, bend inwards or hold nothing. */
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

interface Bent {
  readonly name: string
  readonly at: number
  readonly outline: readonly Point[]
}

function isSound(outline: readonly Point[]): boolean {
  return asConvex(outline) !== null
}

function groundProblem(plan: BattlefieldPlan, { name, at, outline }: Bent): FoundProblem {
  const { grounds } = plan.field
  const parts = convexParts(outline)
  const whole = filled(outline)
  const row = grounds[at]
  const divided = mendField(plan, `Divide it into ${parts.length}`, () => ({
    grounds: [
      ...grounds.slice(0, at),
      ...parts.flatMap((part) => (row ? [{ ...row, outline: [...part] }] : [])),
      ...grounds.slice(at + 1),
    ],
  }))
  const straight = mendField(plan, fillLabel(outline), () => ({
    grounds: row ? withRow(grounds, at, { ...row, outline: whole }) : grounds,
  }))
  return {
    ...bentProblem(`ground ${at}`, name, outline),
    fixes: [
      ...(parts.length > 1 ? [divided] : []),
      ...(whole.length > 2 ? [straight] : []),
      removal(plan, name, { kind: 'ground', at }),
    ],
  }
}

function buildingProblem(plan: BattlefieldPlan, { name, at, outline }: Bent): FoundProblem {
  const { buildings } = plan.field
  const whole = filled(outline)
  const row = buildings[at]
  const straight = mendField(plan, fillLabel(outline), () => ({
    buildings: row ? withRow(buildings, at, { ...row, outline: whole }) : buildings,
  }))
  return {
    ...bentProblem(`building ${at}`, name, outline),
    fixes: [...(whole.length > 2 ? [straight] : []), removal(plan, name, { kind: 'building', at })],
  }
}

function roomProblem(plan: BattlefieldPlan, { name, at, outline }: Bent): FoundProblem {
  const { rooms } = plan.field
  const whole = filled(outline)
  const row = rooms[at]
  const straight = mendField(plan, fillLabel(outline), () => ({
    rooms: row ? withRow(rooms, at, { ...row, outline: whole }) : rooms,
  }))
  const gone = mendField(plan, `Remove ${name}`, () => ({
    rooms: withoutRow(rooms, at),
    openings: plan.field.openings.filter((one) => !one.rooms.includes(name)),
    objectives: plan.field.objectives.filter(({ room }) => room !== name),
  }))
  return { ...bentProblem(`room ${at}`, name, outline), fixes: [...(whole.length > 2 ? [straight] : []), gone] }
}

function bentProblem(key: string, name: string, outline: readonly Point[]) {
  const what = crossesItself(outline)
    ? 'crosses itself'
    : filled(outline).length < 3
      ? 'has no area'
      : `bends inwards at ${countWords(outline.length - filled(outline).length, 'corner')}`
  return { key: `outline ${key}`, rule: null, severity: 'refused', message: `The outline of ${name} ${what}.` } as const
}

function filled(outline: readonly Point[]): Point[] {
  const hull = hullOf(outline)
  return asConvex(hull) ? [...hull] : []
}

function fillLabel(outline: readonly Point[]): string {
  return crossesItself(outline) ? 'Draw round all its corners' : 'Fill the bend'
}

function removal(plan: BattlefieldPlan, name: string, thing: FieldThing) {
  return { label: `Remove ${name}`, mend: () => withoutThing(plan, thing) }
}
