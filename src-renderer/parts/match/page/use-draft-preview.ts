import { useDebounceFn } from '@vueuse/core'
import { type ComputedRef, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { CommandDraft, DraftPreview } from '#shared/match/protocol.ts'

/** The command that a seat is filling in and has not given yet. */
export interface SeatDraft {
  readonly id: string
  readonly seat: string
  readonly draft: CommandDraft
}

interface PreviewOptions {
  /** Changes with the state of the match. */
  readonly stateOf: () => unknown
  /** Whether commands are being given, so that the state changes at any moment. */
  readonly isPaused: () => boolean
}

/** Pause after a change of a value before the rules are asked, in milliseconds: a drag has many. */
const PAUSE_MS = 80

/**
 * Preview of a draft. The last answer stays while the next one loads, unless the choice is another one; answers that
 * arrive too late are dropped.
 */
export function useDraftPreview(seatDraft: ComputedRef<SeatDraft | null>, { stateOf, isPaused }: PreviewOptions) {
  const { client } = useClient()
  const preview = shallowRef<DraftPreview | null>(null)
  /** Whether the newest draft is being tried. */
  const isLoading = shallowRef(false)
  let newest = 0

  /** Asks the rules. Rejects if the choice does not exist any more. */
  function load({ id, seat, draft: { pieces, choice, target, values } }: SeatDraft): Promise<DraftPreview> {
    const draft = { pieces: [...pieces], choice, target, values: values as Record<string, never> }
    return client.matches.preview({ id, seat, draft })
  }

  async function ask(asked: SeatDraft): Promise<void> {
    newest += 1
    const turn = newest
    isLoading.value = true
    const answer = await load(asked).catch(() => null)
    if (turn !== newest) return
    preview.value = answer
    isLoading.value = false
  }
  const askSoon = useDebounceFn(() => (seatDraft.value ? ask(seatDraft.value) : undefined), PAUSE_MS, {
    maxWait: 2 * PAUSE_MS,
  })

  watch(
    [seatDraft, stateOf, isPaused],
    ([draft, state, isWaiting], [before, stateBefore]) => {
      if (!draft || !before || !isSameChoice(draft, before)) {
        newest += 1
        preview.value = null
        isLoading.value = false
      }
      if (!draft || isWaiting) return
      const isStep = before !== null && before !== undefined && isSameAim(draft, before) && state === stateBefore
      void (isStep ? askSoon() : ask(draft))
    },
    { immediate: true },
  )
  return { preview, isLoading, load }
}

function isSameChoice(a: SeatDraft, b: SeatDraft): boolean {
  return (
    a.id === b.id &&
    a.seat === b.seat &&
    a.draft.choice === b.draft.choice &&
    a.draft.pieces.join() === b.draft.pieces.join()
  )
}

function isSameAim(a: SeatDraft, b: SeatDraft): boolean {
  return isSameChoice(a, b) && a.draft.target === b.draft.target
}
