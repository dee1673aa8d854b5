import { defaultDocument, useEventListener, useResizeObserver } from '@vueuse/core'
import { nextTick, onMounted, type Ref, ref, shallowRef, watch } from 'vue'
import { MAX_UNWINDOWED_ROWS, type RowWindow, computeRowWindow } from './row-window.ts'

/** Rendered before the first measurement. */
const FIRST: RowWindow = { from: 0, to: 60 }
const FIRST_HEIGHT = 26

/** Relative change of the row height that triggers a new measurement; rows of cards differ slightly. */
const TOLERANCE = 0.15

/** Virtual scrolling of a long table: rendered rows and row height, whether the page or the table scrolls. */
export interface TableVirtualScroll {
  readonly drawn: Readonly<Ref<RowWindow>>
  readonly rowHeight: Readonly<Ref<number>>
  /** Focuses a row, rendering it first if necessary. */
  readonly goTo: (index: number) => Promise<void>
}

/** Follows scrolling and resizing. `body` contains the rows with `data-index`. */
export function useRowWindow(body: Readonly<Ref<HTMLElement | null>>, count: () => number): TableVirtualScroll {
  const drawn = shallowRef<RowWindow>(count() <= MAX_UNWINDOWED_ROWS ? { from: 0, to: count() } : FIRST)
  const rowHeight = ref(FIRST_HEIGHT)
  let isPrinting = false

  function draw(next: RowWindow): void {
    const { from, to } = drawn.value
    if (next.from !== from || next.to !== to) drawn.value = next
  }

  function look(): void {
    if (!body.value || isPrinting) return
    const mean = count() > MAX_UNWINDOWED_ROWS ? meanHeight(body.value) : null
    if (mean !== null && Math.abs(mean / rowHeight.value - 1) > TOLERANCE) rowHeight.value = mean
    const { top, height } = sightOf(body.value)
    draw(computeRowWindow(count(), body.value.getBoundingClientRect().top - top, height, rowHeight.value))
  }
  function print(): void {
    isPrinting = true
    draw({ from: 0, to: count() })
  }
  function endPrint(): void {
    isPrinting = false
    look()
  }

  async function goTo(index: number): Promise<void> {
    if (index < drawn.value.from || index >= drawn.value.to) {
      draw(computeRowWindow(count(), -index * rowHeight.value, window.innerHeight, rowHeight.value))
      await nextTick()
    }
    body.value?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus()
  }

  watch(count, (now) => {
    const { from, to } = now <= MAX_UNWINDOWED_ROWS ? { from: 0, to: now } : drawn.value
    draw({ from: Math.min(from, now), to: Math.min(to, now) })
  })
  watch(count, look, { flush: 'post' })
  onMounted(look)
  useEventListener(defaultDocument, 'scroll', look, { capture: true, passive: true })
  useEventListener('beforeprint', print)
  useEventListener('afterprint', endPrint)
  useResizeObserver([body, defaultDocument?.documentElement], look)
  return { drawn, rowHeight, goTo }
}

/** Visible part of the table: the window, or the scroll container inside it. */
function sightOf(body: HTMLElement): { top: number; height: number } {
  const frame = body.closest('.ui-table[data-narrow="scroll"]')?.getBoundingClientRect()
  const top = Math.max(0, frame?.top ?? 0)
  return { top, height: Math.max(0, Math.min(window.innerHeight, frame?.bottom ?? Infinity) - top) }
}

function meanHeight(body: HTMLElement): number | null {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-index]')]
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length
}
