import type { ClusterHead, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import type { OwnerNameLookup } from '../model/star-columns.ts'
import { applyEdits, applyPatch, createStarMap, reuseDrawn, renameOwners, type StarMap } from '../model/star-map.ts'
import type { Gesture } from '../tools/tool.ts'
import { createGestureQueue, type SaveState } from './gesture-queue.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** What can be changed of the cluster itself. */
export type HeadChange = Partial<Pick<ClusterHead, 'name' | 'board' | 'legend' | 'underlay'>>

/** How a cluster is read and written. */
export interface SyncActions {
  /** Reads it whole; `isFresh` where an answer from before will not do. */
  readonly get: (isFresh: boolean) => Promise<ClusterView>
  readonly since: (seen: { readonly id: string; readonly revision: number }) => Promise<ClusterPatch>
  readonly edit: (id: string, gesture: Gesture) => Promise<{ readonly revision: number }>
  readonly update: (head: ClusterHead, fields: HeadChange) => Promise<unknown>
  readonly isAnswer: (error: unknown) => boolean
  /** Whether an answer says that the cluster is not there any more. */
  readonly isGone: (error: unknown) => boolean
  readonly messageOf: (error: unknown) => string
  readonly pause: (ms: number) => Promise<void>
  readonly ownerOf: OwnerNameLookup
  /** Called whenever the map or the state of saving changed. */
  readonly changed: () => void
}

/** One cluster in step with the campaign file: read once, then only what changed; gestures show before they are saved. */
export interface ClusterSync {
  /** The map with all gestures on their way; null until it was read, and when it is not there any more. */
  readonly map: () => StarMap | null
  readonly state: () => SaveState
  readonly message: () => string | null
  /** Reads what changed. */
  refresh(): Promise<void>
  save(gesture: Gesture): Promise<boolean>
  update(fields: HeadChange): Promise<boolean>
  /** Factions have other names. */
  renameOwners(): void
}

/** Keeps one cluster in step. */
export function createClusterSync(actions: SyncActions): ClusterSync {
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
    shown = next && shown && shown.head.id === next.head.id && shown !== next ? reuseDrawn(next, shown) : next
    actions.changed()
  }

  async function readWhole(isFresh: boolean): Promise<StarMap> {
    return createStarMap(await actions.get(isFresh), actions.ownerOf)
  }

  /** What changed since; where main does not know the map any more, all of it. */
  async function catchUp(map: StarMap): Promise<StarMap> {
    try {
      const patch = await actions.since({ id: map.head.id, revision: map.revision })
      return patch.revision > map.revision ? applyPatch(map, patch) : map
    } catch (error) {
      if (!actions.isAnswer(error)) throw error
      return readWhole(true)
    }
  }

  /** A cluster that was removed is shown no longer: nothing more could be saved on it. */
  function forgetIfGone(error: unknown): never {
    if (actions.isGone(error)) {
      isGone = true
      read = null
      show()
    }
    throw error
  }

  const refresh = oneAtATime(async () => {
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
      read = read && renameOwners(read, actions.ownerOf)
      show()
    },
  }
}
