import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { ListTab } from '../page/panes.ts'

/** A thing by its id, as it was seen. */
interface Seen {
  readonly id: string
  readonly version: number
}

/** The edit that gives a thing another name; null for kinds that have none. */
export function buildRenameEdit(kind: ListTab, { id, version }: Seen, name: string): ClusterEdit | null {
  switch (kind) {
    case 'star':
      return { type: 'change-star', id, version, fields: { name } }
    case 'region':
      return { type: 'change-region', id, version, fields: { name } }
    case 'fleet':
      return { type: 'change-fleet', id, version, fields: { name } }
    default:
      return null
  }
}
