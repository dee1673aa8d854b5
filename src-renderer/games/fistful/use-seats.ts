import { computed, type ComputedRef, ref, watch } from 'vue'
import type { DeskView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** Whose eyes a page of a game has. */
export const EYES = [...SIDES, 'referee'] as const
export type Eyes = (typeof EYES)[number]

/** Whether two people hand one screen to and fro: both sides are theirs, and neither has a referee nor a mail. */
function isHandedOver({ head: { mode, seats, result } }: DeskView): boolean {
  return mode === 'table' && result === null && SIDES.every((side) => seats[side].temper === null)
}

/** Who is to act next, and nobody while homeworlds are chosen, which both see. */
function actorOf({ next }: DeskView): Side | null {
  return next.find((step) => step.do === 'write-orders' || step.do === 'hand-in')?.side ?? null
}

/** Who chooses a homeworld now, where both are chosen on this screen. */
export function chooserOf({ head, next }: DeskView): Side | null {
  return head.mode === 'table' ? (next.find((step) => step.do === 'choose-homeworld')?.side ?? null) : null
}

/** Who sits before a screen that two people share; orders are covered until it was handed over. */
export interface Seats {
  /** Whom the screen is to be handed to; null while somebody sits there or nothing is covered. */
  readonly handTo: ComputedRef<Eyes | null>
  /** Whether orders are covered. */
  readonly isCovered: ComputedRef<boolean>
  /** Somebody else's orders were asked for. */
  ask(eyes: Eyes): void
  /** The screen was handed over. */
  sit(eyes: Eyes): void
}

/** The seats of the game that a page shows; `desk` is asked anew at every use. */
export function useSeats(desk: () => DeskView | null, eyes: () => Eyes): Seats {
  const seated = ref<Eyes | null>(null)
  const asked = ref<Eyes | null>(null)
  const isCovered = computed(() => {
    const now = desk()
    return now !== null && isHandedOver(now) && chooserOf(now) === null && seated.value !== eyes()
  })
  /** Once orders are handed in the screen goes on, and so it does with every turn. */
  watch(
    () => [desk()?.head.turn, desk()?.sheets.find(({ side }) => side === seated.value)?.isReady] as const,
    ([turn, isReady], [before, wasReady]) => {
      if (seated.value !== 'referee' && (turn !== before || (isReady === true && wasReady === false)))
        seated.value = null
    },
  )
  return {
    isCovered,
    handTo: computed(() => {
      const now = desk()
      if (now === null || !isCovered.value) return null
      return asked.value ?? (eyes() === 'referee' ? 'referee' : actorOf(now))
    }),
    ask(next) {
      asked.value = next
    },
    sit(next) {
      seated.value = next
      asked.value = null
    },
  }
}
