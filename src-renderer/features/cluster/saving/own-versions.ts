import type { ClusterEdit } from '#shared/contract/cluster.ts'

/** What this window itself made of versions: a gesture made before the one before it was saved has seen an older one. */
export interface OwnVersions {
  /** Edits with the versions that this window's own changes have made since. */
  adapt(edits: readonly ClusterEdit[]): ClusterEdit[]
  /** Edits as they were sent were saved as a revision; `versionOf` tells that of a region before it was painted. */
  note(sent: readonly ClusterEdit[], revision: number, versionOf: (regionId: string) => number | null): void
}

/** What was just added and not read yet has this version. */
const UNSAVED = 0

/** Keeps the versions of one cluster. */
export function createOwnVersions(): OwnVersions {
  const later = new Map<string, number>()
  const keyOf = (id: string, version: number) => `${id} ${version}`

  function newest(id: string, version: number): number {
    const next = later.get(keyOf(id, version))
    return next === undefined ? version : newest(id, next)
  }

  return {
    adapt: (edits) =>
      edits.map((edit) => ('version' in edit ? { ...edit, version: newest(edit.id, edit.version) } : edit)),
    note(sent, revision, versionOf) {
      const set = (id: string, version: number | null) => {
        if (version !== null && version !== revision) later.set(keyOf(id, version), revision)
      }
      for (const edit of sent)
        if ('version' in edit) set(edit.id, edit.version)
        else if (edit.type !== 'paint') set(edit.id, UNSAVED)
        else if (edit.regionId !== null) set(edit.regionId, versionOf(edit.regionId))
    },
  }
}
