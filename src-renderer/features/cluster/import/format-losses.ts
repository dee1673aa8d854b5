import type { ContentLossView } from '#shared/contract/cluster-files.ts'

/** Direction of a loss: on import, or on export. */
export type LossDirection = 'in' | 'out'

/** Formats what happens to lost data: “kept for an export to the same format”, or “lost”. */
export function formatLossFate({ isKept }: Pick<ContentLossView, 'isKept'>, direction: LossDirection): string {
  if (!isKept) return 'lost'
  return direction === 'in' ? 'kept for an export to the same format' : 'kept: reading the file again gives it back'
}

/** Formats the first places of a loss: “line 14, line 20 and 3 more”. */
export function formatLossPlaces({ where, count }: Pick<ContentLossView, 'where' | 'count'>): string {
  const left = count - where.length
  if (where.length === 0) return ''
  return left > 0 ? `${where.join('; ')} and ${left.toLocaleString('en-GB')} more` : where.join('; ')
}

/** Summarises all losses in one sentence. */
export function summariseLosses(losses: readonly ContentLossView[], direction: LossDirection): string {
  const count = losses.length
  if (count === 0)
    return direction === 'in' ? 'Nothing is lost: everything in the file has its place.' : 'Nothing is lost.'
  const [kinds, are, fit] =
    count === 1 ? ['One kind of thing', 'is', 'does not fit'] : [`${count} kinds of things`, 'are', 'do not fit']
  if (direction === 'out') return `${kinds} ${fit} into this format.`
  const isAllKept = losses.every(({ isKept }) => isKept)
  return `${kinds} ${are} not shown on the map${isAllKept ? `, but kept for an export.` : '.'}`
}
