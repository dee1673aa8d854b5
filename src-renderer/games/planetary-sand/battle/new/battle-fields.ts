import type { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import type { QuickArmyCounts } from '#shared/games/planetary-sand/quick-army.ts'
import type { BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS, GRAVITIES, type Air, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SettingId } from '#shared/games/planetary-sand/tables/settings.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Form fields of one side: its name, its player as `player:` or `faction:` with an id, and its quick army. */
export interface SideFields {
  name: string
  who: string | null
  counts: QuickArmyCounts
}

/** Form fields of a new battle. */
export interface BattleFields {
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

const COUNTS: QuickArmyCounts = { men: 8, robots: 0, guns: 0, tanks: 0, carriers: 0, pads: 0 }

/** Returns the default form: eight figures a side. */
export function createBattleFields(): BattleFields {
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

/** Formats what a built army contains and what of it does not fit this battlefield. */
export function formatArmy({ gravity, air, study }: ArmyView, field: { gravity: Gravity; air: Air }): string {
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

/** Why the battle cannot begin, or null. */
export function findBattleProblem(
  { armies, sides }: BattleFields,
  built: readonly ArmyView[],
  { air }: { readonly air: Air } = { air: 'HE' },
): string | null {
  if (armies.filter((id) => id !== null).length === 1) return 'Choose an army for both sides, or for none.'
  const airless = built.find((army) => armies.includes(army.id) && AIRS[air].isVacuum && army.air !== air)
  if (airless)
    return `${airless.name} is planned for ${AIRS[airless.air].title.toLowerCase()}, and here men need suits (SAND-AIR-4): plan it for a vacuum on its page first.`
  const isEmpty = (at: 0 | 1) => {
    const army = built.find(({ id }) => id === armies[at])
    return army ? army.study.figures + army.study.machines === 0 : sumOf(sides[at].counts) === 0
  }
  const empty = ([0, 1] as const).filter(isEmpty).map((at) => sides[at].name)
  return empty.length === 0 ? null : `Nobody fights for ${empty.join(' and ')}: choose figures or vehicles.`
}

function sumOf(counts: QuickArmyCounts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
