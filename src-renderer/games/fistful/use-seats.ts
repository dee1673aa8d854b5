import { computed, ref, shallowRef, watch } from 'vue'
import type { DeskView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** Whose eyes a page of a game has. */
export const VIEWERS = [...SIDES, 'referee'] as const
export type Viewer = (typeof VIEWERS)[number]

/** Whether two people hand one screen to and fro: both sides are theirs, and neither has a referee nor a mail. */
function isHandedOver({ head: { mode, seats, result } }: DeskView): boolean {
  return mode === 'table' && result === null && SIDES.every((side) => seats[side].temper === null)
}

/** Who is to act next, and nobody while homeworlds are chosen, which both see. */
function actorOf({ next }: DeskView): Side | null {
  return next.find((step) => step.do === 'write-orders' || step.do === 'hand-in')?.side ?? null
}

/** Who chooses a homeworld now, where both are chosen on this screen. */
export function findHomeworldChooser({ head, next }: DeskView): Side | null {
  return head.mode === 'table' ? (next.find((step) => step.do === 'choose-homeworld')?.side ?? null) : null
}

/** Who sits before a screen that two people share: orders are covered until it was handed over. `desk` is asked anew at every use. */
export function useSeats(desk: () => DeskView | null, eyes: () => Viewer) {
  /** Who sits there, and in which turn: the next one covers anew, and a desk of an earlier one that is still read ends nothing. */
  const seat = shallowRef<{ readonly eyes: Viewer; readonly turn: number } | null>(null)
  const asked = ref<Viewer | null>(null)
  /** Whether orders are covered. */
  const isCovered = computed(() => {
    const now = desk()
    if (now === null || !isHandedOver(now) || findHomeworldChooser(now) !== null) return false
    return seat.value?.eyes !== eyes() || (eyes() !== 'referee' && seat.value.turn !== now.head.turn)
  })
  /** Once orders are handed in the screen goes on. */
  watch(
    () => desk()?.sheets.find(({ side }) => side === seat.value?.eyes)?.isReady,
    (isReady, wasReady) => {
      if (isReady === true && wasReady === false) seat.value = null
    },
  )
  return {
    isCovered,
    /** Whom the screen is to be handed to; null while somebody sits there or nothing is covered. */
    handTo: computed((): Viewer | null => {
      const now = desk()
      if (now === null || !isCovered.value) return null
      return asked.value ?? (eyes() === 'referee' ? 'referee' : actorOf(now))
    }),
    /** Somebody else's orders were asked for. */
    ask(next: Viewer): void {
      asked.value = next
    },
    /** The screen was handed over, in the turn that is shown. */
    sit(next: Viewer): void {
      const now = desk()
      if (now === null) return
      seat.value = { eyes: next, turn: now.head.turn }
      asked.value = null
    },
  }
}
