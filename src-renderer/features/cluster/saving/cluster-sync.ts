import type { ClusterHead, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import type { OwnerNameLookup } from '../model/star-columns.ts'
import {
  applyEdits,
  applyPatch,
  createStarMap,
  reuseDrawableMap,
  withOwnerNames,
  type StarMap,
} from '../model/star-map.ts'
import type { EditGesture } from '../tools/tool.ts'
import { createGestureQueue, type SaveState } from './gesture-queue.ts'

/** Editable fields of the cluster itself. */
export type ClusterHeadChange = Partial<Pick<ClusterHead, 'name' | 'board' | 'legend' | 'underlay'>>

/** Callbacks for reading and writing a cluster. */
export interface ClusterSyncCallbacks {
  /** Reads the whole cluster; `isFresh` bypasses the cache. */
  readonly get: (isFresh: boolean) => Promise<ClusterView>
  readonly since: (seen: { readonly id: string; readonly revision: number }) => Promise<ClusterPatch>
  readonly edit: (id: string, gesture: EditGesture) => Promise<{ readonly revision: number }>
  readonly update: (head: ClusterHead, fields: ClusterHeadChange) => Promise<unknown>
  readonly isAnswer: (error: unknown) => boolean
  /** Whether an error means that the cluster no longer exists. */
  readonly isGone: (error: unknown) => boolean
  readonly messageOf: (error: unknown) => string
  readonly pause: (ms: number) => Promise<void>
  readonly ownerOf: OwnerNameLookup
  /** Called whenever the map or the save state has changed. */
  readonly changed: () => void
}

/**
 * Synchronisation of one cluster with the campaign file: read once, then updated by patches. Gestures are shown before
 * they are saved.
 */
export interface ClusterSync {
  /** The map including pending gestures; null until it is loaded, and after the cluster was removed. */
  readonly map: () => StarMap | null
  readonly state: () => SaveState
  readonly message: () => string | null
  /** Fetches changes. */
  refresh(): Promise<void>
  save(gesture: EditGesture): Promise<boolean>
  update(fields: ClusterHeadChange): Promise<boolean>
  /** Updates the names of factions. */
  renameOwners(): void
}

/** Serialises work: calls during a run share the next run. */
function coalesceCalls(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function start(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {}) // reported to the callers of that run
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}

export function createClusterSync(actions: ClusterSyncCallbacks): ClusterSync {
  let read: StarMap | null = null
  let shown: StarMap | null = null
  let isGone = false

  const queue = createGestureQueue({
    ...actions,
    send: actions.edit,
    refresh: () => refresh(),
    map: () => read,
    changed: show,
  })

  function show(): void {
    const id = read?.head.id
    const own = queue.pending().filter(({ clusterId }) => clusterId === id)
    const next = read && own.reduce((map, { edits }) => applyEdits(map, edits), read)
    shown = next && shown && shown.head.id === next.head.id && shown !== next ? reuseDrawableMap(next, shown) : next
    actions.changed()
  }

  async function readWhole(isFresh: boolean): Promise<StarMap> {
    return createStarMap(await actions.get(isFresh), actions.ownerOf)
  }

  /**
   * Fetches the changes since the known revision, or the whole map if the main process no longer knows that revision.
   */
  async function catchUp(map: StarMap): Promise<StarMap> {
    try {
      const patch = await actions.since({ id: map.head.id, revision: map.revision })
      return patch.revision > map.revision ? applyPatch(map, patch) : map
    } catch (error) {
      if (!actions.isAnswer(error)) throw error
      return readWhole(true)
    }
  }

  /** Stops showing a removed cluster: nothing could be saved to it. */
  function forgetIfGone(error: unknown): never {
    if (actions.isGone(error)) {
      isGone = true
      read = null
      show()
    }
    throw error
  }

  const refresh = coalesceCalls(async () => {
    if (!read) {
      read = await readWhole(isGone)
      isGone = false
      show()
    }
    const next = await catchUp(read).catch(forgetIfGone)
    if (next === read) return
    read = next
    queue.readUpTo(read.revision)
    show()
  })

  return {
    map: () => shown,
    state: queue.state,
    message: queue.message,
    refresh,
    save: (gesture) => queue.save(gesture),
    update: (fields) => queue.run(async () => read && (await actions.update(read.head, fields))),
    renameOwners() {
      read = read && withOwnerNames(read, actions.ownerOf)
      show()
    },
  }
}
