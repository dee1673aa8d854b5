import type { ClusterListTab } from '#renderer/stores/cluster-page-settings.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'

/** Id and version of a thing. */
interface Seen {
  readonly id: string
  readonly version: number
}

/** Builds the edit that renames a thing; null for kinds without a name. */
export function buildRenameEdit(kind: ClusterListTab, { id, version }: Seen, name: string): ClusterEdit | null {
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
