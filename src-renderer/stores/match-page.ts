import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { Json } from '#shared/match/protocol.ts'

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

/** What is prepared on the match pages of this window, by id of the match. */
export const useMatchPages = defineStore('match-pages', () => {
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

  /** Forgets everything, for another campaign. */
  const reset = () => matches.clear()

  return { matches, openMatch, clearDraft, reveal, reset }
})
