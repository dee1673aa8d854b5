import * as z from 'zod'
import {
  type Field,
  FieldSchema,
  listOutlineProblems,
  ItemIdSchema as Id,
  MillimetresSchema,
  ZoneShareSchema,
} from './field.ts'
import { NUMBERED_RULES_VERSIONS } from './rules.ts'
import { listTableIds } from './table-ids.ts'
import { CLIFF_GEAR, type CliffGearId } from './tables/cliff-gear.ts'
import { AIRS, GRAVITIES, type Air, type Gravity } from './tables/environment.ts'
import { FIGURES, type FigureKind } from './tables/figures.ts'
import { MACHINES, type MachineType } from './tables/machines.ts'
import { SCENARIOS, type ScenarioId } from './tables/phases.ts'
import { SETTINGS } from './tables/settings.ts'
import { MAX_GRENADES, WEAPONS, type WeaponId } from './tables/weapons.ts'

const Weapon = z.enum(listTableIds<WeaponId>(WEAPONS)).nullable().default(null)

/** A figure of an army. */
const FigureOptions = z.strictObject({
  id: Id,
  unit: Id,
  kind: z.enum(listTableIds<FigureKind>(FIGURES)).default('man'),
  hasSuit: z.boolean().default(false),
  isSpecialist: z.boolean().default(false),
  weapon: Weapon,
  /** At most four (SAND-GREN-1). */
  grenades: z.int().min(0).max(MAX_GRENADES).default(0),
  gear: z.enum(listTableIds<CliffGearId>(CLIFF_GEAR)).default('none'),
  /** Assignment of a robot (SAND-ROBO-7). */
  post: Id.nullable().default(null),
  /** The vehicle of its army in which it starts (SAND-MOVE-4). */
  inside: Id.nullable().default(null),
  /** Id of its row in a stored army. */
  from: Id.optional(),
})

/** A vehicle, gun or pad of an army. */
const MachineOptions = z.strictObject({
  id: Id,
  unit: Id.nullable().default(null),
  type: z.enum(listTableIds<MachineType>(MACHINES)),
  lengthMm: MillimetresSchema.default(120),
  widthMm: MillimetresSchema.default(80),
  weapon: Weapon,
  seats: z.int().min(0).max(40).nullable().default(null),
  swims: z.boolean().default(false),
  hasCrew: z.boolean().default(true),
  isLoaded: z.boolean().default(true),
  spares: z.int().min(0).max(99).default(0),
  /** Id of its vehicle in a stored army. */
  from: Id.optional(),
})

/** An army at the start of a battle. */
export const Army = z.strictObject({
  figures: z.array(FigureOptions).max(200).default([]),
  machines: z.array(MachineOptions).max(60).default([]),
  helmets: z.int().min(0).max(200).default(0),
  /** The stored army, with its name at that time. */
  built: z.strictObject({ id: Id, name: z.string().min(1).max(200) }).optional(),
})
export type Army = z.infer<typeof Army>

const answers = Object.entries(SETTINGS).map(([id, { choices }]) => [
  id,
  z.literal(choices.map(({ value }) => value)).optional(),
])

/** Settings agreed by the group that differ from the book. */
export const SettingDeviationsSchema = z.strictObject({
  ...(Object.fromEntries(answers) as Record<keyof typeof SETTINGS, z.ZodType>),
  unitMm: z.number().min(50).max(2000).optional(),
  cupMm: z.number().min(20).max(500).optional(),
  pailMm: z.number().min(20).max(1000).optional(),
  zones: z.tuple([ZoneShareSchema, ZoneShareSchema]).optional(),
  cliffRate: z.number().min(0).max(3).optional(),
  turnLimit: z.int().min(1).max(1000).nullable().optional(),
})

const Shape = z.strictObject({
  seats: z.tuple([Id, Id]),
  rules: z.literal(NUMBERED_RULES_VERSIONS).optional(),
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)).default('basic'),
  attacker: Id.nullable().default(null),
  gravity: z.enum(listTableIds<Gravity>(GRAVITIES)).default('EG'),
  air: z.enum(listTableIds<Air>(AIRS)).default('HE'),
  field: FieldSchema.default({
    sizeMm: null,
    walls: [],
    grounds: [],
    buildings: [],
    rooms: [],
    openings: [],
    objectives: [],
  }),
  armies: z.tuple([Army, Army]),
  settings: SettingDeviationsSchema.partial().default({}),
})

/** Validated options of a battle: sides, field, armies and deviations from the book (SAND-ENV-1, SAND-SET-1). */
export const BattleOptions = Shape.superRefine((options, check) => {
  for (const message of findOptionProblems(options)) check.addIssue({ code: 'custom', message })
})
export type BattleOptions = z.infer<typeof Shape>

/** Reports contradictions in battle options, each with a remedy. */
function findOptionProblems({ seats, armies, field, scenario, attacker }: BattleOptions): string[] {
  const things = armies.flatMap(({ figures, machines }) => [...figures, ...machines])
  const ids = [...things, ...field.buildings, ...field.rooms, ...field.openings, ...field.objectives].map(
    ({ id }) => id,
  )
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  const known = (list: readonly { id: string }[], id: string | null) =>
    id === null || list.some((candidate) => candidate.id === id)
  return [
    ...(seats[0] === seats[1] ? ['Both sides have one name: give them two.'] : []),
    ...seats
      .filter((seat) => seat in {})
      .map((seat) => `Records are kept by side, and ${seat} has a meaning there: give the side another name.`),
    ...twice.map((id) => `${id} is there twice: give each thing a name of its own.`),
    ...field.rooms.flatMap(({ id, building }) =>
      known(field.buildings, building) ? [] : [`Room ${id} is in ${building}, which is no building.`],
    ),
    ...field.openings.flatMap(({ id, rooms }) =>
      rooms
        .filter((room) => !known(field.rooms, room))
        .map((room) => `${id} leads to ${room}, which is no room: name one, or nothing for outside.`),
    ),
    ...field.openings.flatMap(({ id, building }) =>
      known(field.buildings, building) ? [] : [`${id} is part of ${building}, which is no building.`],
    ),
    ...findDoorProblems(field),
    ...field.objectives.flatMap(({ id, home }) =>
      home === null || seats.includes(home) ? [] : [`Objective ${id} belongs to ${home}, who does not play.`],
    ),
    ...(field.pads ?? []).flatMap(({ home }) =>
      seats.includes(home) ? [] : [`A launch pad belongs to ${home}, who does not play.`],
    ),
    ...armies.flatMap(findRideProblems),
    ...listOutlineProblems(field),
    ...findScenarioProblems({ scenario, attacker, seats, objectives: field.objectives }),
  ]
}

/**
 * Reports openings that lead back into their room, or belong to a building that contains none of their rooms
 * (SAND-AIR-2).
 */
function findDoorProblems({ openings, rooms }: Field): string[] {
  return openings.flatMap(({ id, building, rooms: [a, b] }) => {
    if (a === b) return [`${id} leads from ${a} to ${a}: name another room, or nothing for outside.`]
    const joined = rooms.filter((room) => room.id === a || room.id === b)
    return joined.length === 0 || joined.some((room) => room.building === building)
      ? []
      : [`${id} is part of ${building}, but neither of its rooms is: name the building of one of them.`]
  })
}

/** Reports figures that start in a vehicle missing from their army (SAND-MOVE-4). */
function findRideProblems({ figures, machines }: Army): string[] {
  return figures.flatMap(({ id, inside }) =>
    inside === null || machines.some((machine) => machine.id === inside)
      ? []
      : [`${id} begins in ${inside}, which is no vehicle of its army: name one, or nothing for on foot (SAND-MOVE-4).`],
  )
}

interface ScenarioFacts {
  readonly scenario: ScenarioId
  readonly attacker: string | null
  readonly seats: readonly string[]
  readonly objectives: readonly { readonly home: string | null }[]
}

/** Reports missing requirements of a scenario (SAND-VIC-2, SAND-VIC-3). */
function findScenarioProblems({ scenario, attacker, seats, objectives }: ScenarioFacts): string[] {
  const isDefended = (seat: string) => objectives.some(({ home }) => home === seat)
  if (scenario === 'defensive' && (attacker === null || !seats.includes(attacker))) return ['Say which side attacks.']
  if (scenario === 'defensive')
    return seats.some((seat) => seat !== attacker && isDefended(seat)) ? [] : ['The defender needs an objective.']
  return scenario === 'objective' && !seats.every(isDefended) ? ['Each side needs an objective of its own.'] : []
}
