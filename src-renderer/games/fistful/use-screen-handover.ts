import { computed, ref, shallowRef, watch } from 'vue'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** Possible points of view of a game page. */
export const VIEWERS = [...SIDES, 'referee'] as const
export type Viewer = (typeof VIEWERS)[number]

/** Whether two people share one screen: a game at the table, not over, with people on both sides. */
function isHandedOver({ head: { mode, seats, result } }: OrderDeskView): boolean {
  return mode === 'table' && result === null && SIDES.every((side) => seats[side].temper === null)
}

/** The side to act next. Null while homeworlds are chosen, which both sides may see. */
function actorOf({ next }: OrderDeskView): Side | null {
  return next.find((step) => step.do === 'write-orders' || step.do === 'hand-in')?.side ?? null
}

/** The side that chooses a homeworld now, if both are chosen on this screen. */
export function findHomeworldChooser({ head, next }: OrderDeskView): Side | null {
  return head.mode === 'table' ? (next.find((step) => step.do === 'choose-homeworld')?.side ?? null) : null
}

/**
 * Current viewer of a shared screen. Orders are covered until the screen is handed over. `desk` is called on every
 * use.
 */
export function useScreenHandover(desk: () => OrderDeskView | null, eyes: () => Viewer) {
  /**
   * The viewer and the turn in which they took the screen. A new turn covers the orders again, and a desk still
   * loading from an earlier turn changes nothing.
   */
  const seat = shallowRef<{ readonly eyes: Viewer; readonly turn: number } | null>(null)
  const asked = ref<Viewer | null>(null)
  const isCovered = computed(() => {
    const now = desk()
    if (now === null || !isHandedOver(now) || findHomeworldChooser(now) !== null) return false
    return seat.value?.eyes !== eyes() || (eyes() !== 'referee' && seat.value.turn !== now.head.turn)
  })
  /** Covers the screen once the viewer's orders are handed in. */
  watch(
    () => desk()?.sheets.find(({ side }) => side === seat.value?.eyes)?.isReady,
    (isReady, wasReady) => {
      if (isReady === true && wasReady === false) seat.value = null
    },
  )
  return {
    isCovered,
    /** The viewer to hand the screen to. Null if nothing is covered. */
    handTo: computed((): Viewer | null => {
      const now = desk()
      if (now === null || !isCovered.value) return null
      return asked.value ?? (eyes() === 'referee' ? 'referee' : actorOf(now))
    }),
    /** Requests another viewer's orders. */
    ask(next: Viewer): void {
      asked.value = next
    },
    /** Records that the screen was handed over in the current turn. */
    sit(next: Viewer): void {
      const now = desk()
      if (now === null) return
      seat.value = { eyes: next, turn: now.head.turn }
      asked.value = null
    },
  }
}
