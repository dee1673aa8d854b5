import type { Choice } from '#renderer/ui/types.ts'
import type { OffTableListItem, OffTableOrderView, OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import { type Deed, DEEDS, type ServiceKind } from '#shared/games/planet28/off-table-model.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Labels of a day's deeds. */
export const DEED_LABELS: Readonly<Record<Deed, string>> = {
  go: 'Go there',
  shop: 'Shop',
  heal: 'Heal',
  repair: 'Repair',
  recruit: 'Recruit',
  watch: 'Watch',
  talk: 'Talk',
  rest: 'Rest',
  other: 'Something else',
}

export const SERVICE_LABELS: Readonly<Record<ServiceKind, string>> = {
  market: 'Market',
  doctor: 'Doctor',
  'repair-yard': 'Repair yard',
  recruiter: 'Recruiter',
  other: 'Other',
}

export const DEED_CHOICES: readonly Choice<Deed>[] = DEEDS.map((value) => ({ value, label: DEED_LABELS[value] }))

/** Lists the days of a board: the planned ones, and more if the game goes on. */
export function listBoardDays({
  fromDay,
  day,
  days,
  isOver,
}: Pick<OffTableView, 'fromDay' | 'day' | 'days' | 'isOver'>): number[] {
  const last = isOver ? day - 1 : Math.max(fromDay + days - 1, day)
  return Array.from({ length: Math.max(0, last - fromDay + 1) }, (_, at) => fromDay + at)
}

export function formatOffTableProgress({
  isOver,
  day,
  fromDay,
  days,
}: Pick<OffTableListItem, 'isOver' | 'day' | 'fromDay' | 'days'>): string {
  const passed = day - fromDay
  if (isOver) return `over after ${formatCount(passed, 'day')}`
  if (passed < days) return `day ${passed + 1} of ${days}`
  return days === 1 ? 'the day that was planned is over' : `all ${days} days that were planned are over`
}

/** Row of the board: a group, or a deleted one with its past days. */
export interface BoardRow {
  readonly key: string
  readonly groupId: string | null
  readonly name: string
  readonly warband: string
  readonly people: readonly string[]
  readonly orders: readonly OffTableOrderView[]
}

/** Builds the rows: groups by warband, then deleted ones. */
export function buildBoardRows({ groups, orders, warbands }: OffTableView): BoardRow[] {
  const warbandOf = (id: string) => warbands.find((warband) => warband.id === id)
  const rows = groups.map(({ id, name, warbandId, unitIds }): BoardRow => {
    const warband = warbandOf(warbandId)
    return {
      key: id,
      groupId: id,
      name,
      warband: warband?.name ?? '',
      people: unitIds.flatMap((unitId) => warband?.units.find((unit) => unit.id === unitId)?.name ?? []),
      orders: orders.filter(({ groupId }) => groupId === id),
    }
  })
  const left = Map.groupBy(
    orders.filter(({ groupId }) => groupId === null),
    ({ warbandId, groupName }) => `${warbandId}/${groupName}`,
  )
  const gone = [...left].map(([key, own]): BoardRow => ({
    key,
    groupId: null,
    name: own[0]?.groupName ?? '',
    people: [],
    orders: own,
    warband: warbandOf(own[0]?.warbandId ?? '')?.name ?? '',
  }))
  return [...rows.toSorted((a, b) => a.warband.localeCompare(b.warband) || a.name.localeCompare(b.name)), ...gone]
}

export function formatOrderWants(
  order: Pick<OffTableOrderView, 'wants'>,
  { warbands }: OffTableView,
  gearName: (id: string) => string,
): string {
  const units = warbands.flatMap((warband) => warband.units)
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? 'the stash'
  return order.wants
    .map((want) => {
      switch (want.what) {
        case 'gear':
          return `${gearName(want.id)} for ${nameOf(want.unitId)}`
        case 'heal':
          return `heal ${nameOf(want.unitId)}${want.medicId === null ? '' : ` by ${nameOf(want.medicId)}`}`
        case 'repair':
          return `mend ${nameOf(want.unitId)}`
        case 'recruit':
          return `hire ${want.name}`
      }
    })
    .join(', ')
}
