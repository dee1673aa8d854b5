import { removeFieldItem } from '#shared/games/planetary-sand/battlefield/edit-field-items.ts'
import { type FieldItem, getFieldItemName } from '#shared/games/planetary-sand/battlefield/field-items.ts'
import { type BattlefieldPlan, FIELD_SIDE_LABELS, FIELD_SIDES } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { Objective } from '#shared/games/planetary-sand/model.ts'
import { getAreaDistance } from '#shared/kit/areas.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { formatList } from '#shared/kit/format.ts'
import { type ReachableArea, computeAreaReachableOnFoot } from '../ground/reachable-area.ts'
import { type FieldCheck, type LazyFieldProblem, createFieldFix } from './problem.ts'

/** A field with the depth of each army's zone and the names of its sides. */
export interface FieldWithZones {
  readonly field: Field
  readonly zones: readonly [number, number]
  readonly words: readonly [string, string]
}

/** A place that a side cannot reach on foot, in a sentence, and the ground and walls that block the path. */
export interface UnreachablePlace {
  readonly key: string
  readonly message: string
  readonly stoppedBy: readonly FieldItem[]
}

/**
 * Lists what a side cannot reach on foot: the other side's zone, or objectives (SAND-SET-1, SAND-TERR-5, SAND-VIC-2,
 * SAND-VIC-3).
 */
export function listUnreachablePlaces({ field, zones, words }: FieldWithZones): UnreachablePlace[] {
  if (field.sizeMm === null) return []
  const [first, second] = [0, 1].map((at) =>
    computeAreaReachableOnFoot(field, (point) => zoneOf(field, zones, point) === at),
  )
  if (!first?.points.length || !second?.points.length) return [] // nobody can be set up there at all
  if (!first.points.some((point) => zoneOf(field, zones, point) === 1))
    return [
      {
        key: 'across',
        message: `On foot nobody gets from ${words[0]} to ${words[1]}.`,
        stoppedBy: listStoppers(first, second),
      },
    ]
  return field.objectives.flatMap((goal) =>
    [first, second].flatMap((onFoot, at): UnreachablePlace[] => {
      const area = areaOfGoal(field, goal)
      if (area === null || comesTo(onFoot, area)) return []
      const message = `On foot ${words[at]} does not get to ${goal.id}.`
      return [{ key: `to ${goal.id} ${at}`, message, stoppedBy: listStoppers(onFoot) }]
    }),
  )
}

function listStoppers(...ways: readonly ReachableArea[]): FieldItem[] {
  const grounds = new Set(ways.flatMap(({ stoppedBy }) => [...stoppedBy.grounds]))
  const walls = new Set(ways.flatMap(({ stoppedBy }) => [...stoppedBy.walls]))
  return [
    ...[...grounds].map((at) => ({ kind: 'ground' as const, at })),
    ...[...walls].map((at) => ({ kind: 'wall' as const, at })),
  ]
}

/** Index of the side whose zone contains a point; null in between. */
function zoneOf({ sizeMm }: Field, zones: readonly [number, number], { x, y }: Point): 0 | 1 | null {
  const [width, height] = sizeMm ?? [1, 1]
  const share = width > height ? x / width : y / height
  if (share < zones[0]) return 0
  return share > 1 - zones[1] ? 1 : null
}

/** The area to reach: a place, or the building of a room, whose walls can be breached. */
function areaOfGoal({ rooms, buildings }: Field, { at, room }: Pick<Objective, 'at' | 'room'>): ConvexPolygon | null {
  if (at) return [at]
  const own = rooms.find(({ id }) => id === room)
  return buildings.find(({ id }) => id === own?.building)?.outline ?? own?.outline ?? null
}

function comesTo({ points, stepMm }: ReachableArea, area: ConvexPolygon): boolean {
  const near = area.length === 1 ? getDistanceBetweenFigures : getAreaDistance
  return points.some((point) => near(area, [point]) <= 2 * stepMm)
}

/** Checks that both sides can reach the zones and objectives on foot, with fixes that open a path. */
export const checkReachability: FieldCheck = (plan) =>
  unreachedIn(plan).map(({ key, message, stoppedBy }): LazyFieldProblem => {
    const names = stoppedBy.map((fieldItem) => getFieldItemName(plan, fieldItem))
    const why =
      names.length === 0
        ? 'walls and doors leave no way'
        : `${formatList(names)} ${names.length === 1 ? 'leaves' : 'leave'} no way`
    return {
      key: `way ${key}`,
      rule: 'SAND-SET-1',
      severity: 'flagged',
      message: `${message.replace(/\.$/, '')}: ${why}.`,
      fixes: opening(plan, { key, stoppedBy }),
    }
  })

function unreachedIn({ field, zones }: BattlefieldPlan): UnreachablePlace[] {
  const [first, second] = FIELD_SIDES.map((side) => `the ${FIELD_SIDE_LABELS[side].toLowerCase()}`) as [string, string]
  return listUnreachablePlaces({ field, zones, words: [first, second] })
}

type Mend = LazyFieldProblem['fixes'][number]

/** Fixes that open a path: one piece of ground if that suffices, otherwise all that block it. */
function opening(plan: BattlefieldPlan, { key, stoppedBy }: Pick<UnreachablePlace, 'key' | 'stoppedBy'>): Mend[] {
  const opens = ({ mend }: Mend) => unreachedIn(mend()).every((unreachablePlace) => unreachablePlace.key !== key)
  const single = stoppedBy.map((fieldItem): Mend => {
    const name = getFieldItemName(plan, fieldItem)
    return isRiver(plan, fieldItem)
      ? createFieldFix(plan, `Make ${name} a ford`, () => ({ grounds: forded(plan.field, [fieldItem.at]) }))
      : { label: `Remove ${name}`, mend: () => removeFieldItem(plan, fieldItem) }
  })
  const enough = single.filter(opens)
  if (enough.length > 0) return enough
  const [grounds, walls] = (['ground', 'wall'] as const).map((kind) =>
    stoppedBy.filter((fieldItem) => fieldItem.kind === kind).map(({ at }) => at),
  ) as [number[], number[]]
  const whole = createFieldFix(plan, 'Open a way through all of it', () => ({
    grounds: forded(plan.field, grounds).filter(
      (_, at) => !grounds.includes(at) || isRiver(plan, { kind: 'ground', at }),
    ),
    walls: plan.field.walls.filter((_, at) => !walls.includes(at)),
  }))
  return stoppedBy.length > 1 && opens(whole) ? [whole] : []
}

function isRiver({ field }: BattlefieldPlan, { kind, at }: FieldItem): boolean {
  return kind === 'ground' && field.grounds[at]?.kind === 'river'
}

/** The ground of a field with some deep rivers changed to fords (SAND-TERR-5). */
function forded({ grounds }: Field, rivers: readonly number[]): Field['grounds'] {
  return grounds.map((ground, at) =>
    rivers.includes(at) && ground.kind === 'river' ? { ...ground, kind: 'ford' } : ground,
  )
}
