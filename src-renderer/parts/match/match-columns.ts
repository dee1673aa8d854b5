import { formatDateTime } from '#renderer/ui/times.ts'
import type { Column } from '#renderer/ui/types.ts'
import type { MatchLine } from '#shared/contract/matches.ts'
import { formatCount, formatId } from '#shared/kit/format.ts'

/** Columns of a list of matches whose seats are shown by name. */
export const MATCH_COLUMNS: readonly Column<MatchLine>[] = [
  { key: 'name', label: 'Battle', sortable: true },
  { key: 'seats', label: 'Sides', value: ({ seats }) => seats.map(formatSeat).join(' against ') },
  { key: 'state', label: 'State', value: stateWords, sortable: true, width: '14rem' },
  {
    key: 'createdAt',
    label: 'Begun',
    sortable: true,
    width: '11rem',
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
]

/** Formats the progress of a match. */
function stateWords({ isOver, entries }: Pick<MatchLine, 'isOver' | 'entries'>): string {
  if (isOver) return 'Over'
  return entries === 0 ? 'Not begun' : formatCount(entries, 'order', 'orders')
}

/** Formats a seat: the player's name, or else the seat's own name, capitalised. */
export function formatSeat({ seat, name }: MatchLine['seats'][number]): string {
  const text = formatId(seat)
  return name === seat ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : name
}
