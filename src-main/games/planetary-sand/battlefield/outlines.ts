import { removeFieldItem } from '#shared/games/planetary-sand/battlefield/edit-field-items.ts'
import type { FieldItem } from '#shared/games/planetary-sand/battlefield/field-items.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { toCounterClockwiseConvex, type Point } from '#shared/kit/convex.ts'
import { splitIntoConvexPolygons, computeConvexHull } from '#shared/kit/outlines.ts'
import { type FieldCheck, type LazyFieldProblem, createFieldFix } from './problem.ts'

/** Checks for invalid outlines, such as self-intersecting or empty ones. */
export const checkOutlines: FieldCheck = (plan) => {
  const { grounds, buildings, rooms, openings, objectives } = plan.field
  return [
    ...grounds.flatMap(({ kind, outline }, at) => {
      const name = `${GROUNDS[kind].title} ${at + 1}`
      return crossed(plan, { list: 'grounds', at, name, outline }, removal(plan, name, { kind: 'ground', at }))
    }),
    ...buildings.flatMap(({ id: name, outline }, at) =>
      crossed(plan, { list: 'buildings', at, name, outline }, removal(plan, name, { kind: 'building', at })),
    ),
    ...rooms.flatMap(({ id: name, outline = null }, at) => {
      const gone = createFieldFix(plan, `Remove ${name}`, () => ({
        rooms: rooms.filter((_, index) => index !== at),
        openings: openings.filter((candidate) => !candidate.rooms.includes(name)),
        objectives: objectives.filter(({ room }) => room !== name),
      }))
      return crossed(plan, { list: 'rooms', at, name, outline }, gone)
    }),
  ]
}

interface Outlined {
  readonly list: 'grounds' | 'buildings' | 'rooms'
  readonly at: number
  readonly name: string
  readonly outline: readonly Point[] | null
}

/** The problem of an invalid outline and its fixes: reorder the corners, or remove the object. */
function crossed(
  plan: BattlefieldPlan,
  { list, at, name, outline }: Outlined,
  gone: LazyFieldProblem['fixes'][number],
): LazyFieldProblem[] {
  if (outline === null || splitIntoConvexPolygons(outline).length > 0) return []
  const whole = filled(outline)
  const straight = createFieldFix(plan, 'Draw round all its corners', () => ({
    [list]: plan.field[list].map((row, index) => (index === at ? { ...row, outline: whole } : row)),
  }))
  const what = whole.length < 3 ? 'has no area' : 'crosses or touches itself'
  return [
    {
      key: `outline ${list.slice(0, -1)} ${at}`,
      rule: null,
      severity: 'refused',
      message: `The outline of ${name} ${what}.`,
      fixes: whole.length > 2 ? [straight, gone] : [gone],
    },
  ]
}

function filled(outline: readonly Point[]): Point[] {
  const hull = computeConvexHull(outline)
  return toCounterClockwiseConvex(hull) ? [...hull] : []
}

function removal(plan: BattlefieldPlan, name: string, fieldItem: FieldItem) {
  return { label: `Remove ${name}`, mend: () => removeFieldItem(plan, fieldItem) }
}
