import { listRangeProblems, type SetupProblem } from '#renderer/parts/match/setup/setup-problems.ts'
import type { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import type { QuickArmyCounts } from '#shared/games/planetary-sand/quick-army.ts'
import type { BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS, GRAVITIES, type Air, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SettingId } from '#shared/games/planetary-sand/tables/settings.ts'
import { formatCount } from '#shared/kit/format.ts'
import { QUICK_ARMY_ROWS } from './quick-army-rows.ts'
import { listSeatIds } from './seats.ts'

/** Form fields of one side: its name, its occupant as `player:` or `faction:` with an id, and its quick army. */
export interface SideFields {
  name: string
  who: string | null
  counts: QuickArmyCounts
}

/** Form fields of a new battle. */
export interface NewSandBattleFields {
  name: string
  scenario: ScenarioId
  gravity: Gravity
  air: Air
  unitMm: number | null
  turnLimit: number | null
  /** Building that the second side defends. */
  building: BuildingId | 'none'
  /** Map: `none` (distances are measured with the cord), `seed`, or the id of a battlefield. */
  map: string
  /** Seed of the generated field. */
  mapSeed: string
  sides: [SideFields, SideFields]
  /** Built armies of both sides, or null for quick ones. */
  armies: [string | null, string | null]
  answers: Partial<Record<SettingId, string>>
  starId: string | null
  nightId: string | null
}

/** Bounds of the number of turns. */
export const TURN_LIMIT_BOUNDS = { min: 1, max: 1000 } as const
/** Bounds of the unit of length, in millimetres. */
export const LENGTH_UNIT_MM_BOUNDS = { min: 50, max: 2000 } as const

const COUNTS: QuickArmyCounts = { men: 8, robots: 0, guns: 0, tanks: 0, carriers: 0, pads: 0 }

/** Returns the default form: eight figures a side. */
export function createNewSandBattleFields(): NewSandBattleFields {
  const side = (name: string): SideFields => ({ name, who: null, counts: COUNTS })
  return {
    name: '',
    scenario: 'basic',
    gravity: 'EG',
    air: 'HE',
    unitMm: null,
    turnLimit: null,
    building: 'none',
    map: 'none',
    mapSeed: '',
    sides: [side('Red'), side('Blue')],
    armies: [null, null],
    answers: {},
    starId: null,
    nightId: null,
  }
}

/**
 * Formats the size of a built army, and what does not fit: planned for another gravity or air than the battlefield's,
 * or with problems.
 */
export function formatArmySummary({ gravity, air, study }: ArmyView, field: { gravity: Gravity; air: Air }): string {
  const faults = study.problems.filter(({ severity }) => severity === 'refused').length
  const planned = [
    ...(gravity === field.gravity ? [] : [GRAVITIES[gravity].title.toLowerCase()]),
    ...(air === field.air ? [] : [AIRS[air].title.toLowerCase()]),
  ]
  return [
    `${formatCount(study.figures, 'figure')}, ${formatCount(study.machines, 'vehicle, gun or pad', 'vehicles, guns and pads')}.`,
    ...(planned.length === 0 ? [] : [`Planned for ${planned.join(' and ')}.`]),
    ...(faults === 0 ? [] : [`${formatCount(faults, 'problem')} to mend.`]),
  ].join(' ')
}

/** Lists what keeps the battle from beginning, each at its field. */
export function listBattleProblems(
  fields: Pick<NewSandBattleFields, 'armies' | 'sides'>,
  built: readonly ArmyView[],
  { air }: { readonly air: Air } = { air: 'HE' },
): SetupProblem[] {
  return [
    ...listNameProblems(fields.sides),
    ...([0, 1] as const).flatMap((at) => listArmyProblems(fields, built, { air, at })),
  ]
}

/** Lists the lengths out of range, each marked by its own field. A battlefield has its own unit of length. */
export function listLengthProblems(
  { turnLimit, unitMm }: Pick<NewSandBattleFields, 'turnLimit' | 'unitMm'>,
  hasBattlefield: boolean,
): SetupProblem[] {
  return [
    ...listRangeProblems('Turns', turnLimit, TURN_LIMIT_BOUNDS),
    ...(hasBattlefield ? [] : listRangeProblems('R1, mm', unitMm, LENGTH_UNIT_MM_BOUNDS)),
  ]
}

function listNameProblems(sides: NewSandBattleFields['sides']): SetupProblem[] {
  const empty = sides.findIndex(({ name }) => name.trim() === '')
  if (empty >= 0) return [{ field: `name of side ${empty}`, message: 'Enter the name of the side.' }]
  const [first, second] = listSeatIds(sides)
  return first === second ? [{ field: 'name of side 1', message: 'Both sides have one name: give them two.' }] : []
}

function listArmyProblems(
  { armies, sides }: Pick<NewSandBattleFields, 'armies' | 'sides'>,
  built: readonly ArmyView[],
  { air, at }: { readonly air: Air; readonly at: 0 | 1 },
): SetupProblem[] {
  const { name, counts } = sides[at]
  const army = built.find(({ id }) => id === armies[at])
  if (armies[at] === null && armies[1 - at] !== null)
    return [{ field: `army of side ${at}`, message: 'Choose an army for both sides, or for none.' }]
  if (army && AIRS[air].isVacuum && army.air !== air)
    return [
      {
        field: `army of side ${at}`,
        message: `${army.name} is planned for ${AIRS[army.air].title.toLowerCase()}, and here men need suits (SAND-AIR-4): plan it for a vacuum on its page first.`,
      },
    ]
  if ((army ? army.study.figures + army.study.machines : sumOf(counts)) === 0)
    return [{ field: `figures of side ${at}`, message: `${name} has no figures: choose figures or vehicles.` }]
  return army ? [] : listCountProblems(name, counts)
}

/** A count out of range is marked by its own field. */
function listCountProblems(name: string, counts: QuickArmyCounts): SetupProblem[] {
  return QUICK_ARMY_ROWS.flatMap(({ id, label, max }) =>
    (counts[id] ?? 0) > max
      ? [{ field: null, message: `${name}: at most ${max} ${label.toLowerCase()} in a quick army.` }]
      : [],
  )
}

function sumOf(counts: QuickArmyCounts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
