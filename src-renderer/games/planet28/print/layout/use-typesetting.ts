import { watchDebounced } from '@vueuse/core'
import { computed, nextTick, onBeforeUnmount, onMounted, type Ref, ref, shallowRef } from 'vue'
import type { PrintJob, Sheet } from '../sheet-model.ts'
import { type SheetMeasures, measureSheet, type TypesetSheet, paginateSheet, fitsOnOnePage } from './measure.ts'
import type { Paper } from './paper.ts'
import { findBestLayout, listTypeSizes } from './type-sizes.ts'

/** Sheets being measured, all in one font size. */
export interface MeasureBatch {
  readonly sheets: readonly Sheet[]
  readonly points: number
}

/** A typeset job with its input. */
export interface TypesetJob {
  readonly job: PrintJob
  readonly paper: Paper
  readonly sheets: ReadonlyMap<string, TypesetSheet>
}

/** Debounce in milliseconds, so that ticking several boxes is not delayed by pages that would be discarded. */
const PAUSE_MS = 150

/** Typesets a job whenever it changes. `galley` is rendered hidden for measuring, `done` is the latest result. */
export function useTypesetting(
  frame: Ref<HTMLElement | null>,
  asked: () => { job: PrintJob; paper: Paper; largePrint: boolean } | null,
) {
  const galley = shallowRef<MeasureBatch | null>(null)
  const done = shallowRef<TypesetJob | null>(null)
  const doneFor = shallowRef<unknown>(null)
  const failure = ref<unknown>(null)
  const wanted = computed(asked)
  let run = 0

  async function measureAll(sheets: readonly Sheet[], points: number): Promise<Map<string, SheetMeasures>> {
    galley.value = { sheets, points }
    await nextTick()
    frame.value?.getBoundingClientRect() // only what is laid out asks for its letters
    await document.fonts.ready
    const drawn = [...(frame.value?.children ?? [])]
    return new Map(
      sheets.flatMap((sheet, index) => {
        const element = drawn[index]
        return element ? [[sheet.id, measureSheet(element, sheet)] as const] : []
      }),
    )
  }

  async function setForm(
    all: readonly Sheet[],
    paper: Paper,
    largePrint: boolean,
    isMine: () => boolean,
  ): Promise<TypesetSheet[]> {
    const sizes = listTypeSizes(all[0]?.form ?? 'page', largePrint)
    const set: TypesetSheet[] = []
    const tried = new Map<string, TypesetSheet[]>()
    let left = all
    for (const { points, pencilMm } of sizes) {
      if (left.length === 0 || !isMine()) break
      const found = await measureAll(left, points)
      left = left.filter((sheet) => {
        const measures = found.get(sheet.id)
        if (!measures) return false
        const typesetSheet: TypesetSheet = { sheet, points, pages: paginateSheet(sheet, measures, paper) }
        if (fitsOnOnePage(typesetSheet.pages, sheet, pencilMm)) return void set.push(typesetSheet)
        return tried.set(sheet.id, [...(tried.get(sheet.id) ?? []), typesetSheet])
      })
    }
    return [...set, ...left.flatMap(({ id }) => findBestLayout(tried.get(id) ?? []) ?? [])]
  }

  async function setAll(): Promise<void> {
    const mine = ++run
    const want = wanted.value
    if (want === null) return
    const { job, paper, largePrint } = want
    const isMine = () => mine === run && want === wanted.value
    const cards = [...job.cards, ...job.folds.flatMap(({ front, back }) => [front, back])]
    try {
      await document.fonts.ready
      const set = [
        ...(await setForm(job.pages, paper, largePrint, isMine)),
        ...(await setForm(cards, paper, largePrint, isMine)),
      ]
      if (!isMine()) return
      galley.value = null
      done.value = { job, paper, sheets: new Map(set.map((sheet) => [sheet.sheet.id, sheet])) }
      doneFor.value = want
      failure.value = null
      await nextTick()
    } catch (fault) {
      if (isMine()) failure.value = fault
    }
  }

  onMounted(setAll)
  onBeforeUnmount(() => run++)
  watchDebounced(wanted, setAll, { debounce: PAUSE_MS })
  const isReady = computed(() => wanted.value !== null && doneFor.value === wanted.value)
  return { galley, done, isReady, failure }
}
