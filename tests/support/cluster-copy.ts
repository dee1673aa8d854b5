import type { ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

interface WithId {
  readonly id: string
}

/** Applies a patch to a copy of a cluster, in the order of `cluster.get`. */
export function applyPatch(copy: ClusterView, patch: ClusterPatch): ClusterView {
  const isWhole = patch.revision < copy.revision
  const gone = new Set(patch.gone)
  function merged<Row extends WithId>(
    before: readonly Row[],
    currentRows: readonly Row[],
    order: (row: Row) => string,
  ): Row[] {
    const rows = new Map((isWhole ? [] : before).filter(({ id }) => !gone.has(id)).map((row) => [row.id, row]))
    for (const row of currentRows) rows.set(row.id, row)
    return [...rows.values()].sort((a, b) => compare(order(a), order(b)) || compare(a.id, b.id))
  }
  return {
    head: patch.head ?? copy.head,
    revision: patch.revision,
    stars: merged(copy.stars, patch.stars, placeKey),
    routes: merged(copy.routes, patch.routes, ({ fromStarId, toStarId }) => `${fromStarId} ${toStarId}`),
    regions: merged(copy.regions, patch.regions, ({ name }) => name),
    labels: merged(copy.labels, patch.labels, placeKey),
    fleets: merged(copy.fleets, patch.fleets, placeKey),
    bookmarks: merged(copy.bookmarks, patch.bookmarks, ({ name }) => name),
  }
}

function placeKey({ row, column }: HexPlace): string {
  return `${String(row).padStart(3, '0')} ${String(column).padStart(3, '0')}`
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
