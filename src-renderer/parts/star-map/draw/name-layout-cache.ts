import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import { getLevelOfDetail } from './level-of-detail.ts'
import { type TextWidths, computeStarNamePositionsInSlices } from './star-name-positions.ts'

/** Positions of the names of a map at one scale. */
export interface NameLayout {
  /** Position codes by hex. */
  readonly places: Uint8Array
  /** The draw list they were computed for. */
  readonly list: DrawList
}

/** A finished layout, and the hexes whose names moved relative to the layout used before. */
export interface NameLayoutUpdate {
  readonly page: NameLayout
  readonly before: NameLayout | null
  readonly changed: readonly number[]
}

/**
 * Cache of name layouts by scale step, valid until the map changes. Layouts are computed incrementally, so that no
 * frame waits for them. Scales are CSS pixels per hex radius.
 */
export interface NameLayoutCache {
  /**
   * The layout to draw. It may belong to an older map or a smaller scale, whose names also fit at this one. Null for
   * no names.
   */
  pageFor(index: IndexedDrawList, scale: number): NameLayout | null
  /** Whether there is a layout for this very scale step, even if outdated. */
  hasOwn(index: IndexedDrawList, scale: number): boolean
  /** Whether the layout is up to date. */
  isCurrent(index: IndexedDrawList, scale: number): boolean
  /** Continues a layout until time is up. Returns it once it is finished. */
  work(index: IndexedDrawList, scale: number, isOver: () => boolean): NameLayoutUpdate | null
}

/** Number of steps per doubling of the scale. */
const STEPS = 4
/** Maximum number of steps between a scale and a layout used as a substitute. */
const MOST_STEPS_OFF = 6

/** Returns the step of a scale. Names that fit at a step fit up to the next one. */
export function getNameScaleStep(scale: number): number {
  return Math.floor(STEPS * Math.log2(scale) + 1e-6)
}

interface Job {
  readonly step: number
  readonly list: DrawList
  readonly placing: Generator<void, Uint8Array>
}

/** Creates an empty cache. `widthsOf` measures the texts of a map. */
export function createNameLayoutCache(widthsOf: (list: DrawList) => TextWidths): NameLayoutCache {
  const pages = new Map<number, NameLayout>()
  let job: Job | null = null

  function find(index: IndexedDrawList, step: number): NameLayout | null {
    const page = pages.get(step)
    return page && page.places.length === index.starAt.length ? page : null
  }

  function pageFor(index: IndexedDrawList, scale: number): NameLayout | null {
    if (!getLevelOfDetail(scale).names) return null
    const step = getNameScaleStep(scale)
    for (let off = 0; off <= MOST_STEPS_OFF; off += 1) {
      const page = find(index, step - off)
      if (page) return page
    }
    return null
  }

  function isCurrent(index: IndexedDrawList, scale: number): boolean {
    const page = find(index, getNameScaleStep(scale))
    return !getLevelOfDetail(scale).names || (page !== null && isSameNames(page.list, index.list))
  }

  return {
    pageFor,
    isCurrent,
    hasOwn: (index, scale) => !getLevelOfDetail(scale).names || find(index, getNameScaleStep(scale)) !== null,
    work(index, scale, isOver) {
      if (isCurrent(index, scale)) return null
      const step = getNameScaleStep(scale)
      if (job?.step !== step || !isSameNames(job.list, index.list))
        job = {
          step,
          list: index.list,
          placing: computeStarNamePositionsInSlices(index, 2 ** (step / STEPS), widthsOf(index.list)),
        }
      for (;;) {
        const next = job.placing.next()
        if (next.done) {
          job = null
          const before = pageFor(index, scale)
          const page = { places: next.value, list: index.list }
          pages.set(step, page)
          return { page, before, changed: changesOf(before, page) }
        }
        if (isOver()) return null
      }
    },
  }
}

function changesOf(before: NameLayout | null, { places }: NameLayout): number[] {
  const changed: number[] = []
  for (let hex = 0; hex < places.length; hex += 1) if (places[hex] !== (before?.places[hex] ?? 0)) changed.push(hex)
  return changed
}

/** Whether names are placed alike on two lists. */
function isSameNames(a: DrawList, b: DrawList): boolean {
  return a.stars === b.stars && a.labels === b.labels && a.routes === b.routes && a.middles === b.middles
}
