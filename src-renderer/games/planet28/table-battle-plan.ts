import { listRangeProblems, type SetupProblem } from '#renderer/parts/match/setup/setup-problems.ts'
import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'
import type { TableBattleSides, TableBattlePlan } from '#shared/contract/planet28/table-battles.ts'
import { QUICK_UNIT_BOUNDS, SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'

export type TableSideFields = TableBattleSides['sides'][number]
/** Fighters created for one battle. */
export type QuickUnitFields = TableSideFields['quick'][number]

const blankSide = (name: string, isEnemy = false): TableSideFields => {
  return { name, isEnemy, warbandIds: [], playerId: null, quick: [] }
}

/** Returns a battle plan without participants. */
export function createEmptyTableBattlePlan(): TableBattlePlan {
  return {
    name: '',
    play: 'opposed',
    scenarioId: null,
    nightId: null,
    goal: '',
    turns: null,
    terrain: '',
    sides: [blankSide('Side 1'), blankSide('Side 2')],
    absent: [],
  }
}

/** Default quick units: three average fighters who can shoot and fight. */
export const DEFAULT_QUICK_UNITS: QuickUnitFields = {
  name: 'Raider',
  count: 3,
  skill: 4,
  hitPoints: 20,
  equipment: ['laser-rifle', 'dagger'],
}
export const QUICK_UNIT_NAMES = ['Guard', 'Raider', 'Scout', 'Trooper', 'Drifter', 'Sentry', 'Hunter', 'Rebel']

/** Adds quick units to a side, with a unique name, since the log refers to units by name. */
export function addQuickUnits<Plan extends Pick<TableBattlePlan, 'sides'>>(plan: Plan, at: number): Plan {
  const taken = new Set(plan.sides.flatMap(({ quick }) => quick.map(({ name }) => name)))
  const name = QUICK_UNIT_NAMES.find((quickUnitName) => !taken.has(quickUnitName)) ?? freshGroup(taken)
  const sides = plan.sides.map((side, index) =>
    index === at ? { ...side, quick: [...side.quick, { ...DEFAULT_QUICK_UNITS, name }] } : side,
  )
  return { ...plan, sides }
}

function freshGroup(taken: ReadonlySet<string>): string {
  for (let number = taken.size + 1; ; number += 1) if (!taken.has(`Group ${number}`)) return `Group ${number}`
}

/** Changes the kind of play. In solo and co-op games the last side is the enemy. */
export function setPlayMode(plan: TableBattlePlan, play: TableBattlePlan['play']): TableBattlePlan {
  const last = plan.sides.length - 1
  const sides = plan.sides.map((side, at) => ({ ...side, isEnemy: play !== 'opposed' && at === last }))
  return { ...plan, play, sides }
}

export function addSide<Plan extends TableBattlePlan>(plan: Plan): Plan {
  const side = blankSide(`Side ${plan.sides.length + 1}`, plan.play !== 'opposed')
  return { ...plan, sides: [...plan.sides, side] }
}

interface WarbandChoice {
  /** Index of the side. */
  readonly at: number
  readonly id: string
  /** All available warbands, for their names. */
  readonly warbands: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Toggles a warband on a side. A warband belongs to at most one side. A side is named after its warbands until it is
 * renamed.
 */
export function toggleWarband<Plan extends TableBattlePlan>(plan: Plan, { at, id, warbands }: WarbandChoice): Plan {
  const calledBy = (ids: readonly string[]) => {
    const names = ids.flatMap((otherId) => warbands.find((warband) => warband.id === otherId)?.name ?? [])
    const all = names.join(' and ')
    return all.length > MAX_NAME_LENGTH ? names[0] : all
  }
  const sides = plan.sides.map((side, index) => {
    const others = side.warbandIds.filter((otherId) => otherId !== id)
    const isJoined = index === at && others.length === side.warbandIds.length
    const warbandIds = isJoined ? [...others, id] : others
    const isCalled = !/^Side \d+$/.test(side.name) && side.name !== calledBy(side.warbandIds)
    return { ...side, warbandIds, name: isCalled ? side.name : calledBy(warbandIds) || `Side ${index + 1}` }
  })
  return { ...plan, sides }
}

/** Builds the participants for a query. Empty names are filled in. */
export function buildTableBattleSides({
  play,
  absent,
  aboard,
  flying,
  hands,
  sides,
}: TableBattleSides): TableBattleSides {
  const named = sides.map((side, at) => ({
    ...side,
    name: side.name.trim() || `Side ${at + 1}`,
    quick: side.quick.map((item) => ({ ...item, name: item.name.trim() || 'Fighter' })),
  }))
  const begun = { ...(flying !== undefined && { flying }), ...(hands !== undefined && { hands }) }
  return { play, absent, sides: named, ...(aboard !== undefined && { aboard }), ...begun }
}

export function toggleUnitAbsent<Plan extends TableBattlePlan>(plan: Plan, id: string): Plan {
  const isAway = plan.absent.includes(id)
  return { ...plan, absent: isAway ? plan.absent.filter((otherId) => otherId !== id) : [...plan.absent, id] }
}

/** Toggles whether a flyer starts in the air (P28-SET-3). */
export function toggleUnitStartsFlying<Plan extends TableBattlePlan>(plan: Plan, id: string): Plan {
  const { flying = [] } = plan
  return { ...plan, flying: flying.includes(id) ? flying.filter((otherId) => otherId !== id) : [...flying, id] }
}

/** Sets the vehicle a unit starts aboard. Null means none (P28-SET-3). */
export function setStartingVehicle(
  aboard: TableBattleSides['aboard'],
  { unit, ride }: { readonly unit: string; readonly ride: string | null },
): NonNullable<TableBattleSides['aboard']> {
  const { [unit]: _before, ...others } = aboard ?? {}
  return ride === null ? others : { ...others, [unit]: ride }
}

/** Bounds of the numbers of quick units. A squad has 3 to 10 members (P28-SQ-1). */
export function getQuickUnitBounds({ isSquad }: Pick<QuickUnitFields, 'isSquad'>) {
  const { least, most } = SQUAD_LIMITS
  return { ...QUICK_UNIT_BOUNDS, ...(isSquad === true && { count: { min: least, max: most } }) }
}

/** Lists the sides that nobody stands on, and quick units with numbers out of range, each at its field. */
export function listPlanProblems({ sides }: Pick<TableBattlePlan, 'sides'>): SetupProblem[] {
  return sides.flatMap(({ name, warbandIds, quick }, at) =>
    warbandIds.length > 0 || quick.length > 0
      ? quick.flatMap(listQuickUnitProblems)
      : [{ field: `fighters of side ${at}`, message: `“${name}” has no fighters: add a warband or quick units.` }],
  )
}

/** Whether all numbers of the quick units are in range. Only then can the server compute the plan's costs. */
export function hasQuickUnitNumbersInRange({ sides }: Pick<TableBattlePlan, 'sides'>): boolean {
  return sides.every(({ quick }) => quick.flatMap(listQuickUnitProblems).length === 0)
}

function listQuickUnitProblems(quick: QuickUnitFields): SetupProblem[] {
  const bounds = getQuickUnitBounds(quick)
  return [
    ...listRangeProblems(`${quick.name}, how many`, quick.count, bounds.count),
    ...listRangeProblems(`${quick.name}, all skills`, quick.skill, bounds.skill),
    ...listRangeProblems(`${quick.name}, hit points`, quick.hitPoints, bounds.hitPoints),
  ]
}

/** Lists names that two sides or two groups of quick units share: lists and the story tell them apart by name only. */
export function listSharedNameWarnings({ sides }: Pick<TableBattleSides, 'sides'>): string[] {
  const findShared = (names: readonly string[]) =>
    new Set(names.filter((name, at) => names.indexOf(name) < at).map((name) => `“${name}”`))
  const groups = sides.flatMap(({ quick }) => quick.map(({ name }) => name))
  return [
    ...[...findShared(sides.map(({ name }) => name))].map((name) => `Two sides are called ${name}: rename one.`),
    ...[...findShared(groups)].map((name) => `Two groups of quick units are called ${name}: rename one.`),
  ]
}
