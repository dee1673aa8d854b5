import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import { subtractRuns, type HexRuns } from '#shared/kit/hex-runs.ts'
import type { StarMap } from '../model/star-map.ts'
import type { EditGesture } from '../tools/tool.ts'

/** State of the last gesture; a waiting one is retried until the server responds. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

/** A pending gesture; `revision` is set once it was saved. */
export interface PendingGesture {
  /** The cluster it was made on. */
  readonly clusterId: string
  readonly edits: readonly ClusterEdit[]
  readonly revision: number | null
}

export interface GestureQueueCallbacks {
  readonly send: (clusterId: string, gesture: EditGesture) => Promise<{ readonly revision: number }>
  /** Fetches and shows changes. */
  readonly refresh: () => Promise<void>
  /** The last loaded map, without pending gestures. */
  readonly map: () => StarMap | null
  /** Whether an error is a response of the server, which is not retried. */
  readonly isAnswer: (error: unknown) => boolean
  readonly messageOf: (error: unknown) => string
  readonly pause: (ms: number) => Promise<void>
  readonly changed: () => void
}

/** Queue that saves gestures one after the other. */
export interface GestureQueue {
  readonly pending: () => readonly PendingGesture[]
  readonly state: () => SaveState
  /** Why the last gesture was refused, or null. */
  readonly message: () => string | null
  /** Saves a gesture; resolves to false if it was refused. */
  save(gesture: EditGesture): Promise<boolean>
  /** Runs other work in turn with the gestures. */
  run(work: () => Promise<unknown>): Promise<boolean>
  /** Drops gestures that are included in the map loaded up to a revision. */
  readUpTo(revision: number): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000

/** Whether a map already reflects edits: then they were saved although no response arrived. */
function areEditsApplied(map: StarMap, edits: readonly ClusterEdit[]): boolean {
  return edits.every((edit) => isDone(map, edit))
}

function isDone(map: StarMap, edit: ClusterEdit): boolean {
  switch (edit.type) {
    case 'paint': {
      const hexes = edit.regionId === null ? map.head.fog : map.find('region', edit.regionId)?.hexes
      return hexes !== undefined && isIn(edit.add, hexes) && isIn(edit.remove, subtractRuns(edit.remove, hexes))
    }
    // Links are not part of the map: sending them again is harmless.
    case 'link-star':
    case 'unlink-star':
      return false
    default:
      return isThingDone(map, edit)
  }
}

type ThingEdit = Exclude<ClusterEdit, { type: 'paint' | 'link-star' | 'unlink-star' }>

function isThingDone(map: StarMap, edit: ThingEdit): boolean {
  const [verb = '', kind = ''] = edit.type.split('-')
  const saved = map.find(kind as MapKind, edit.id)
  if (verb === 'remove') return saved === null
  if (verb === 'add' || !('fields' in edit)) return saved !== null
  return saved !== null && Object.entries(edit.fields).every(([key, value]) => isSame(Reflect.get(saved, key), value))
}

function isSame(a: unknown, b: unknown): boolean {
  return b === undefined || JSON.stringify(a) === JSON.stringify(b)
}

function isIn(some: HexRuns, all: HexRuns): boolean {
  return subtractRuns(some, all).length === 0
}

/**
 * Versions produced by this window's own changes. A gesture made before the preceding one was saved refers to an older
 * version.
 */
interface OwnVersions {
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

function createOwnVersions(): OwnVersions {
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

export function createGestureQueue(actions: GestureQueueCallbacks): GestureQueue {
  const versions = createOwnVersions()
  let pending: readonly PendingGesture[] = []
  let state: SaveState = 'idle'
  let message: string | null = null
  let last: Promise<unknown> = Promise.resolve()

  function tell(next: SaveState, text: string | null = null): void {
    state = next
    message = text
    actions.changed()
  }

  function replace(item: PendingGesture, next: PendingGesture | null): void {
    pending = pending.flatMap((gesture) => (gesture === item ? (next ?? []) : gesture))
  }

  async function send(item: PendingGesture, label: string | null): Promise<boolean> {
    const sent = versions.adapt(item.edits)
    const { revision } = await actions.send(item.clusterId, { label, edits: sent })
    versions.note(sent, revision, (id) => actions.map()?.find('region', id)?.version ?? null)
    replace(item, { ...item, revision })
    return true
  }

  /**
   * Retries until there is a response. Edits already applied by a request whose response was lost are not applied
   * again.
   */
  async function sendPatiently(item: PendingGesture, label: string | null): Promise<boolean> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, 2 * wait))
      try {
        return await send(item, label)
      } catch (error) {
        if (actions.isAnswer(error)) throw error
        tell('waiting', actions.messageOf(error))
        await actions.pause(wait)
        const map = await readAgain()
        if (map && areEditsApplied(map, item.edits)) {
          replace(item, null)
          return true
        }
      }
  }

  /** Loads the current map; null while the server does not respond. */
  async function readAgain(): Promise<StarMap | null> {
    try {
      await actions.refresh()
      return actions.map()
    } catch {
      return null // no response yet: the next attempt reports it
    }
  }

  async function inTurn(work: () => Promise<unknown>, onRefusal: () => void): Promise<boolean> {
    tell('saving')
    try {
      await work()
      await readAgain()
      tell(pending.some(({ revision }) => revision === null) ? 'saving' : 'saved')
      return true
    } catch (error) {
      onRefusal()
      tell('failed', actions.messageOf(error))
      await readAgain()
      return false
    }
  }

  function enqueue(work: () => Promise<boolean>): Promise<boolean> {
    const done = last.then(work)
    last = done
    return done
  }

  return {
    pending: () => pending,
    state: () => state,
    message: () => message,
    save({ label, edits }) {
      const item: PendingGesture = { clusterId: actions.map()?.head.id ?? '', edits, revision: null }
      pending = [...pending, item]
      tell('saving')
      return enqueue(() =>
        inTurn(
          () => sendPatiently(item, label),
          () => replace(item, null),
        ),
      )
    },
    run: (work) => enqueue(() => inTurn(work, () => {})),
    readUpTo(revision) {
      pending = pending.filter((item) => item.revision === null || item.revision > revision)
    },
  }
}
