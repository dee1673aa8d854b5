import { formatDateTime } from '#renderer/ui/times.ts'
import type { TableColumnDefinition } from '#renderer/ui/types.ts'
import type { MatchListItem } from '#shared/contract/matches.ts'
import { formatList } from '#shared/kit/format.ts'
import { formatSeat } from '#shared/match/seat-name.ts'

const NAME: TableColumnDefinition<MatchListItem> = { key: 'name', label: 'Battle', sortable: true }
const SIDES: TableColumnDefinition<MatchListItem> = {
  key: 'seats',
  label: 'Sides',
  value: ({ seats }) => seats.map(formatSeat).join(' against '),
}
const UPDATED: TableColumnDefinition<MatchListItem> = {
  key: 'updatedAt',
  label: 'Updated',
  sortable: true,
  width: '11rem',
  value: ({ updatedAt }) => formatDateTime(updatedAt),
}

/** Columns of matches that are being played. */
export const RUNNING_COLUMNS: readonly TableColumnDefinition<MatchListItem>[] = [
  NAME,
  SIDES,
  { key: 'turn', label: 'Turn', value: ({ turn }) => turn?.text ?? null },
  { key: 'waitsFor', label: 'Waiting for', value: formatAwaitedSeats },
  UPDATED,
]

/** Columns of matches that are over. */
export const ENDED_COLUMNS: readonly TableColumnDefinition<MatchListItem>[] = [
  NAME,
  SIDES,
  { key: 'winners', label: 'Won by', value: formatWinners },
  { ...UPDATED, label: 'Ended' },
]

/** Formats the seats that a match waits for, by name. */
export function formatAwaitedSeats({ turn, seats }: Pick<MatchListItem, 'turn' | 'seats'>): string {
  return formatList((turn?.waitsFor ?? []).map((seat) => findSeatName(seats, seat)))
}

function findSeatName(seats: MatchListItem['seats'], seat: string): string {
  return formatSeat(seats.find((candidate) => candidate.seat === seat) ?? { seat, name: seat })
}

/** Formats the seats that won, by name: “Red and Blue” who share a victory, “No winner” for a draw or a battle that decided nothing. */
export function formatWinners({ winners, seats }: Pick<MatchListItem, 'winners' | 'seats'>): string {
  return winners.length === 0 ? 'No winner' : formatList(winners.map((seat) => findSeatName(seats, seat)))
}
