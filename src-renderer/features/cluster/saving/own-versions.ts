import type { ClusterEdit } from '#shared/contract/cluster.ts'

/**
 * Versions produced by this window's own changes. A gesture made before the preceding one was saved refers to an older
 * version.
 */
export interface OwnVersions {
  /** Updates the versions in edits to those produced by this window's changes. */
  adapt(edits: readonly ClusterEdit[]): ClusterEdit[]
  /**
   * Records that the sent edits were saved as a revision. `versionOf` returns the version of a region before it was
   * painted.
   */
  note(sent: readonly ClusterEdit[], revision: number, versionOf: (regionId: string) => number | null): void
}

/** Version of a thing that was added but not loaded yet. */
const UNSAVED = 0

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
