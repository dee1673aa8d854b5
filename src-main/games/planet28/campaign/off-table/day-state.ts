import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PlaceService } from '#shared/games/planet28/off-table-model.ts'
import type { BoardGroup, BoardPlace, DayOrder, DayQuestion, DayInput, DayWarband, NewRecruit } from './day-input.ts'

/** How a day stands while its orders are gone through one after the other. */
export interface DayState {
  readonly warbands: readonly DayWarband[]
  readonly places: readonly BoardPlace[]
  /** Times that each service has served today, by serviceKey. */
  readonly served: Readonly<Record<string, number>>
  /** What one throw for a whole order has taken off its items so far (P28-AB-haggle, `haggleScope`). */
  readonly takenOff: Readonly<Record<string, number>>
  readonly spentMedics: readonly string[]
  readonly busy: readonly string[]
  readonly ended: readonly string[]
  readonly recruits: readonly NewRecruit[]
}

/** A group at a service, on the day that is being resolved. */
export interface Errand {
  readonly day: DayInput
  readonly group: BoardGroup
  readonly order: DayOrder
  readonly place: BoardPlace
  readonly service: PlaceService | null
}

/** What one want came to. */
export interface WantResult {
  readonly state: DayState
  readonly text: string
  readonly lines: readonly LedgerLine[]
  readonly questions: readonly DayQuestion[]
  readonly medicIds: readonly string[]
  readonly busyIds: readonly string[]
}

/** A day before anything happened. */
export function beginDay({ warbands, places, spentMedics, busy }: DayInput): DayState {
  return { warbands, places, spentMedics, busy, served: {}, takenOff: {}, ended: [], recruits: [] }
}

/** A want that comes to nothing, and why. */
export function refuseWant(state: DayState, text: string, questions: readonly DayQuestion[] = []): WantResult {
  return { state, text, lines: [], questions, medicIds: [], busyIds: [] }
}

/** A want that is met, with what it costs. */
export function grantWant(
  state: DayState,
  text: string,
  { lines = [], questions = [], medicIds = [], busyIds = [] }: Partial<Omit<WantResult, 'state' | 'text'>>,
): WantResult {
  const busy = [...state.busy, ...busyIds]
  return { state: lines.reduce(paid, { ...state, busy }), text, lines, questions, medicIds, busyIds }
}

/** The warband of a group. */
export function getWarband({ warbands }: Pick<DayState, 'warbands'>, id: string): DayWarband {
  const found = warbands.find(({ warband }) => warband.id === id)
  if (found === undefined) throw new Error(`The day has no warband ${id}`)
  return found
}

/** Somebody of a group, as they stand now, or null. */
export function findMember(state: DayState, { warbandId, unitIds }: BoardGroup, id: string): CampaignUnit | null {
  if (!unitIds.includes(id)) return null
  return getWarband(state, warbandId).warband.units.find((unit) => unit.id === id) ?? null
}

/** The people of a group that are there. */
export function listMembers(state: DayState, group: BoardGroup): CampaignUnit[] {
  return group.unitIds.flatMap((id) => findMember(state, group, id) ?? [])
}

/** The state with a warband as it stands now. */
export function withWarband(state: DayState, changed: DayWarband): DayState {
  return {
    ...state,
    warbands: state.warbands.map((warband) => (warband.warband.id === changed.warband.id ? changed : warband)),
  }
}

/** The state with a unit as it stands now. */
export function withUnit(state: DayState, unit: CampaignUnit): DayState {
  const warband = getWarband(state, unit.warbandId)
  const units = warband.warband.units.map((otherUnit) => (otherUnit.id === unit.id ? unit : otherUnit))
  return withWarband(state, { ...warband, warband: { ...warband.warband, units } })
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
