import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { Json } from '#shared/match/protocol.ts'
import { useDrafts } from './drafts.ts'
import { safeSessionStorage } from './session-storage.ts'

/** What is being prepared on the page of one match. */
export interface MatchPageState {
  /** Seat chosen among those that are to act on this screen; null takes the first. */
  seat: string | null
  /** Seat whose secrets are shown on a shared screen; null while they are covered. */
  revealed: string | null
  /** Ids of the pieces in focus. */
  pieces: readonly string[]
  /** Id of the choice that was picked; null while none was. */
  choice: string | null
  target: string | null
  /** Values by path of the input. */
  values: Readonly<Record<string, Json>>
  /** Whether dice are rolled at the table and typed, or rolled by Orrery. */
  areDiceTyped: boolean
}

/** A draft that waits for a reload of the window, the seat that prepared it, and the version of its match. */
type KeptDraft = Pick<MatchPageState, 'pieces' | 'choice' | 'target' | 'values'> & {
  readonly version: number
  readonly seat: string
}

/** What is prepared on the match pages of this window, by id of the match. */
export const useMatchPageStates = defineStore('match-pages', () => {
  const matches = shallowReactive(new Map<string, MatchPageState>())

  function openMatch(id: string): MatchPageState {
    const kept = matches.get(id)
    if (kept) return kept
    const state = shallowReactive<MatchPageState>({
      seat: null,
      revealed: null,
      pieces: [],
      choice: null,
      target: null,
      values: {},
      areDiceTyped: false,
    })
    matches.set(id, state)
    return state
  }

  /** Forgets the draft of a match, such as after it was given. The dice stay as they are. */
  function clearDraft(id: string): void {
    Object.assign(openMatch(id), { pieces: [], choice: null, target: null, values: {} })
  }

  /** Shows the secrets of a seat, or covers them. Nothing prepared for the seat before it stays in sight. */
  function reveal(id: string, seat: string | null): void {
    clearDraft(id)
    openMatch(id).revealed = seat
  }

  const getKey = (id: string) => `match/${useDrafts().campaign}/${id}`

  /** Keeps the draft of a seat over a reload. What is prepared in secret on a shared screen is not kept. */
  function keepDraft(id: string, { version, seat }: { version: number; seat: string | null }): void {
    const { revealed, pieces, choice, target, values } = openMatch(id)
    // The only choice of a seat is filled in without being picked.
    const isEmpty = pieces.length === 0 && choice === null && target === null && Object.keys(values).length === 0
    if (isEmpty || seat === null || revealed !== null) return safeSessionStorage.forget(getKey(id))
    const kept: KeptDraft = { version, seat, pieces, choice, target, values }
    safeSessionStorage.write(getKey(id), JSON.stringify(kept))
  }

  /**
   * Restores the kept draft of a match, unless something is prepared already. It is dropped if the match has moved on, or
   * if this window does not play its seat, such as after another person signed in.
   */
  function restoreDraft(id: string, { version, mine }: { version: number; mine: readonly string[] }): void {
    const state = openMatch(id)
    const kept = parseKept(safeSessionStorage.read(getKey(id)))
    if (kept === null || state.pieces.length > 0 || state.choice !== null) return
    if (kept.version !== version || !mine.includes(kept.seat)) return safeSessionStorage.forget(getKey(id))
    const { seat, pieces, choice, target, values } = kept
    Object.assign(state, { seat, pieces, choice, target, values })
  }

  /** Forgets everything, for another campaign. */
  const reset = () => matches.clear()

  return { matches, openMatch, clearDraft, reveal, keepDraft, restoreDraft, reset }
})

function parseKept(text: string | null): KeptDraft | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptDraft)
  } catch {
    return null // half written
  }
}
