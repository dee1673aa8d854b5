import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PlaceService } from '#shared/games/planet28/off-table-model.ts'
import type {
  BoardGroup,
  BoardPlace,
  DayOrder,
  DayDiceQuestion,
  DayInput,
  DayWarband,
  NewRecruit,
} from './day-input.ts'

/** State of a day while its orders are resolved one after the other. */
export interface DayState {
  readonly warbands: readonly DayWarband[]
  readonly places: readonly BoardPlace[]
  /** Number of uses of each service today, by `serviceKey`. */
  readonly served: Readonly<Record<string, number>>
  /**
   * Amount that a roll for a whole order has taken off its items so far, by order id (P28-AB-haggle, `haggleScope`).
   */
  readonly takenOff: Readonly<Record<string, number>>
  readonly spentMedics: readonly string[]
  readonly busy: readonly string[]
  readonly ended: readonly string[]
  readonly recruits: readonly NewRecruit[]
}

/** An order of a group at a place, on the day being resolved. */
export interface GroupOrderContext {
  readonly day: DayInput
  readonly group: BoardGroup
  readonly order: DayOrder
  readonly place: BoardPlace
  readonly service: PlaceService | null
}

/** Result of one want. */
export interface WantResult {
  readonly state: DayState
  readonly text: string
  readonly lines: readonly LedgerLine[]
  readonly questions: readonly DayDiceQuestion[]
  readonly medicIds: readonly string[]
  readonly busyIds: readonly string[]
}

/** Initial state of a day. */
export function createDayState({ warbands, places, spentMedics, busy }: DayInput): DayState {
  return { warbands, places, spentMedics, busy, served: {}, takenOff: {}, ended: [], recruits: [] }
}

/** Refuses a want with a reason. */
export function refuseWant(state: DayState, text: string, questions: readonly DayDiceQuestion[] = []): WantResult {
  return { state, text, lines: [], questions, medicIds: [], busyIds: [] }
}

/** Grants a want and charges its cost. */
export function grantWant(
  state: DayState,
  text: string,
  { lines = [], questions = [], medicIds = [], busyIds = [] }: Partial<Omit<WantResult, 'state' | 'text'>>,
): WantResult {
  const busy = [...state.busy, ...busyIds]
  return { state: lines.reduce(paid, { ...state, busy }), text, lines, questions, medicIds, busyIds }
}

export function getDayWarband({ warbands }: Pick<DayState, 'warbands'>, id: string): DayWarband {
  const found = warbands.find(({ warband }) => warband.id === id)
  if (found === undefined) throw new Error(`The day has no warband ${id}`)
  return found
}

/** Finds a member of a group in its current state, or null. */
export function findGroupMember(state: DayState, { warbandId, unitIds }: BoardGroup, id: string): CampaignUnit | null {
  if (!unitIds.includes(id)) return null
  return getDayWarband(state, warbandId).warband.units.find((unit) => unit.id === id) ?? null
}

/** Members of a group that are present. */
export function listPresentMembers(state: DayState, group: BoardGroup): CampaignUnit[] {
  return group.unitIds.flatMap((id) => findGroupMember(state, group, id) ?? [])
}

/** Replaces a warband in the state. */
export function replaceWarband(state: DayState, changed: DayWarband): DayState {
  return {
    ...state,
    warbands: state.warbands.map((warband) => (warband.warband.id === changed.warband.id ? changed : warband)),
  }
}

/** Replaces a unit in the state. */
export function replaceUnit(state: DayState, unit: CampaignUnit): DayState {
  const warband = getDayWarband(state, unit.warbandId)
  const units = warband.warband.units.map((otherUnit) => (otherUnit.id === unit.id ? unit : otherUnit))
  return replaceWarband(state, { ...warband, warband: { ...warband.warband, units } })
}

function paid(state: DayState, { account, currency, amount }: LedgerLine): DayState {
  const change = (warband: DayWarband): DayWarband => {
    if (account.kind !== 'warband') {
      const isOurs = warband.warband.units.some(({ id }) => id === account.id)
      const points = { ...warband.points, [account.id]: (warband.points[account.id] ?? 0) + amount }
      return isOurs ? { ...warband, points } : warband
    }
    if (account.id !== warband.warband.id) return warband
    return currency === 'points'
      ? { ...warband, pool: warband.pool + amount }
      : { ...warband, credits: warband.credits + amount }
  }
  return { ...state, warbands: state.warbands.map(change) }
}
