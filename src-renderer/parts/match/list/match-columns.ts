import { formatDateTime } from '#renderer/ui/times.ts'
import type { Column } from '#renderer/ui/types.ts'
import type { MatchLine } from '#shared/contract/matches.ts'
import { formatList } from '#shared/kit/format.ts'
import { formatSeat } from '#shared/match/seat-name.ts'

const NAME: Column<MatchLine> = { key: 'name', label: 'Battle', sortable: true }
const SIDES: Column<MatchLine> = {
  key: 'seats',
  label: 'Sides',
  value: ({ seats }) => seats.map(formatSeat).join(' against '),
}
const UPDATED: Column<MatchLine> = {
  key: 'updatedAt',
  label: 'Updated',
  sortable: true,
  width: '11rem',
  value: ({ updatedAt }) => formatDateTime(updatedAt),
}

/** Columns of matches that are being played. */
export const RUNNING_COLUMNS: readonly Column<MatchLine>[] = [
  NAME,
  SIDES,
  { key: 'turn', label: 'Turn', value: ({ turn }) => turn?.text ?? null },
  { key: 'waitsFor', label: 'Waiting for', value: formatAwaited },
  UPDATED,
]

/** Columns of matches that are over. */
export const ENDED_COLUMNS: readonly Column<MatchLine>[] = [
  NAME,
  SIDES,
  { key: 'winners', label: 'Won by', value: formatWinners },
  { ...UPDATED, label: 'Ended' },
]

/** Formats the seats that a match waits for, by name. */
export function formatAwaited({ turn, seats }: Pick<MatchLine, 'turn' | 'seats'>): string {
  return formatList((turn?.waitsFor ?? []).map((seat) => findSeatName(seats, seat)))
}

function findSeatName(seats: MatchLine['seats'], seat: string): string {
  return formatSeat(seats.find((candidate) => candidate.seat === seat) ?? { seat, name: seat })
}

/** Formats the seats that won, by name: “Red and Blue” who share a victory, “No winner” for a draw or a battle that decided nothing. */
export function formatWinners({ winners, seats }: Pick<MatchLine, 'winners' | 'seats'>): string {
  return winners.length === 0 ? 'No winner' : formatList(winners.map((seat) => findSeatName(seats, seat)))
}
