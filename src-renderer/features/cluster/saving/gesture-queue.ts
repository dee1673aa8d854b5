import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { Gesture } from '../tools/tool.ts'
import { areEditsApplied } from './are-edits-applied.ts'
import { createOwnVersions } from './own-versions.ts'

/** State of the last gesture; a waiting one is retried until the server responds. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

/** A pending gesture; `revision` is set once it was saved. */
export interface PendingGesture {
  /** The cluster it was made on. */
  readonly clusterId: string
  readonly edits: readonly ClusterEdit[]
  readonly revision: number | null
}

export interface QueueActions {
  readonly send: (clusterId: string, gesture: Gesture) => Promise<{ readonly revision: number }>
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
  save(gesture: Gesture): Promise<boolean>
  /** Runs other work in turn with the gestures. */
  run(work: () => Promise<unknown>): Promise<boolean>
  /** Drops gestures that are included in the map loaded up to a revision. */
  readUpTo(revision: number): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000

export function createGestureQueue(actions: QueueActions): GestureQueue {
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
