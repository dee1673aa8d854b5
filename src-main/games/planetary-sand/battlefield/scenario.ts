import { listFreeNames, listTakenNames } from '#shared/games/planetary-sand/battlefield/names.ts'
import { computeBestObjectivePosition, placeObjective } from '#shared/games/planetary-sand/battlefield/objectives.ts'
import {
  type BattlefieldPlan,
  FIELD_SIDE_LABELS,
  FIELD_SIDES,
  type FieldSide,
} from '#shared/games/planetary-sand/battlefields.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { Point } from '#shared/kit/convex.ts'
import { type FieldCheck, type LazyFieldProblem, createFieldFix } from './problem.ts'

/** Sides with an objective to defend, by scenario (SAND-VIC-1 to SAND-VIC-3). */
const DEFENDED: Readonly<Record<ScenarioId, readonly FieldSide[]>> = {
  basic: [],
  defensive: ['second'],
  objective: FIELD_SIDES,
}

/** Checks for missing parts of the scenario, objectives without a place, and duplicate names. */
export const checkScenario: FieldCheck = (plan) => [
  ...DEFENDED[plan.scenario]
    .filter((side) => plan.field.objectives.every(({ home }) => home !== side))
    .map((side): LazyFieldProblem => ({
      key: `lacks ${side}`,
      rule: plan.scenario === 'defensive' ? 'SAND-VIC-2' : 'SAND-VIC-3',
      severity: 'refused',
      message: `The ${FIELD_SIDE_LABELS[side].toLowerCase()} needs an objective to keep.`,
      fixes: [
        { label: 'Put one there', mend: () => placeObjective(plan, side, computeBestObjectivePosition(plan, side)) },
      ],
    })),
  ...lostObjectives(plan),
  ...twins(plan),
]

function lostObjectives(plan: BattlefieldPlan): LazyFieldProblem[] {
  const { objectives, rooms, sizeMm } = plan.field
  const [width, height] = sizeMm ?? [0, 0]
  return objectives.flatMap(({ id, at, room, home }, index) => {
    const isThere = room === null ? at !== null : rooms.some((candidate) => candidate.id === room)
    if (isThere) return []
    const place = () =>
      home === 'first' || home === 'second' ? computeBestObjectivePosition(plan, home) : { x: width / 2, y: height / 2 }
    const others = objectives.filter((_, otherIndex) => otherIndex !== index)
    return [
      {
        key: `objective ${id}`,
        rule: 'SAND-VIC-4',
        severity: 'refused' as const,
        message: room === null ? `${id} has no place.` : `${id} is in ${room}, which is no room.`,
        fixes: [
          createFieldFix(plan, 'Put it on the field', () => ({
            objectives: objectives.map((objective, otherIndex) =>
              otherIndex === index ? { ...objective, at: place(), room: null } : objective,
            ),
          })),
          createFieldFix(plan, `Remove ${id}`, () => ({ objectives: others })),
        ],
      },
    ]
  })
}

function twins(plan: BattlefieldPlan): LazyFieldProblem[] {
  const names = listTakenNames(plan.field)
  const twice = [...new Set(names.filter((id, at) => names.indexOf(id) !== at))]
  return twice.map((id) => ({
    key: `twice ${id}`,
    rule: null,
    severity: 'refused',
    message: `${id} is there twice: each thing needs a name of its own.`,
    fixes: [createFieldFix(plan, 'Number the others', () => numbered(plan, id))],
  }))
}

/** Appends numbers to duplicates of a name, except the first. */
function numbered({ field }: BattlefieldPlan, id: string) {
  const names = listFreeNames(field, id, listTakenNames(field).filter((takenName) => takenName === id).length - 1, 2)
  let isFirst = true
  const called = <Row extends { readonly id: string }>(row: Row): Row => {
    if (row.id !== id) return row
    if (isFirst) {
      isFirst = false
      return row
    }
    return { ...row, id: names.shift() ?? id }
  }
  return {
    buildings: field.buildings.map(called),
    rooms: field.rooms.map(called),
    openings: field.openings.map(called),
    objectives: field.objectives.map(called),
  }
}

/** Checks for launch pads outside the zone of their side, and for zones without room to deploy (SAND-SET-1). */
export const checkZones: FieldCheck = (plan) => {
  const { field, zones } = plan
  const third = 1 / 3
  const pads = field.pads ?? []
  const stray = pads.flatMap(({ home, at }, index): LazyFieldProblem[] => {
    if (isInZone(plan, home as FieldSide, at)) return []
    const into = (): Point => intoZone(plan, home as FieldSide, at)
    return [
      {
        key: `pad ${index}`,
        rule: 'SAND-SET-1',
        severity: 'flagged',
        message: `Launch pad ${index + 1} begins outside the zone of the ${FIELD_SIDE_LABELS[home as FieldSide].toLowerCase()}.`,
        fixes: [
          createFieldFix(plan, 'Move it into the zone', () => ({
            pads: pads.map((pad, otherIndex) => (otherIndex === index ? { ...pad, at: into() } : pad)),
          })),
        ],
      },
    ]
  })
  const isNarrow = zones.some((share) => share < 0.05)
  const narrow: LazyFieldProblem = {
    key: 'zones',
    rule: 'SAND-SET-1',
    severity: 'flagged',
    message: 'A zone has hardly any room to set up in.',
    fixes: [{ label: 'Give each side a third', mend: () => ({ ...plan, zones: [third, third] }) }],
  }
  return [...stray, ...(isNarrow ? [narrow] : [])]
}

function shareOf({ field: { sizeMm } }: BattlefieldPlan, { x, y }: Point): number {
  const [width, height] = sizeMm ?? [1, 1]
  return width > height ? x / width : y / height
}

function isInZone(plan: BattlefieldPlan, side: FieldSide, at: Point): boolean {
  const share = shareOf(plan, at)
  return side === 'first' ? share < plan.zones[0] : share > 1 - plan.zones[1]
}

function intoZone(plan: BattlefieldPlan, side: FieldSide, at: Point): Point {
  const [width, height] = plan.field.sizeMm ?? [1, 1]
  const share = side === 'first' ? plan.zones[0] * 0.9 : 1 - plan.zones[1] * 0.9
  return width > height ? { ...at, x: share * width } : { ...at, y: share * height }
}
