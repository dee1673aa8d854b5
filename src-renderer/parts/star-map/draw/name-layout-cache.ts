import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { getDetail } from './detail.ts'
import type { MapIndex } from './map-index.ts'
import { type TextWidths, placeNamesInSlices } from './place-names.ts'

/** Where the names of a map stand at one scale. */
export interface NameLayout {
  /** Places by hex. */
  readonly places: Uint8Array
  /** What they were placed on. */
  readonly list: DrawList
}

/** A page that was finished, and the hexes whose names stand elsewhere than on the page that was drawn from before. */
export interface NameLayoutUpdate {
  readonly page: NameLayout
  readonly before: NameLayout | null
  readonly changed: readonly number[]
}

/** Where names stand, kept for every step of scales until the map changes; placed bit by bit, so that no picture waits for it. Scales are pixels of the page a hex radius. */
export interface NameLayoutCache {
  /** The page to draw from: maybe of an older map, or of a farther scale, whose names have room here too; null for no names. */
  pageFor(index: MapIndex, scale: number): NameLayout | null
  /** Whether the page is the scale's own, if an old one. */
  hasOwn(index: MapIndex, scale: number): boolean
  /** Whether nothing is left to do. */
  isCurrent(index: MapIndex, scale: number): boolean
  /** Goes on with a scale's page until time is up; answers it when it is finished. */
  work(index: MapIndex, scale: number, isOver: () => boolean): NameLayoutUpdate | null
}

/** Steps of scales to a doubling. */
const STEPS = 4
/** How many steps farther a page may be to be drawn from in the meantime. */
const MOST_STEPS_OFF = 6

/** The step of a scale; names that have room at a step have room up to the next one. */
export function getNameStep(scale: number): number {
  return Math.floor(STEPS * Math.log2(scale) + 1e-6)
}

interface Job {
  readonly step: number
  readonly list: DrawList
  readonly placing: Generator<void, Uint8Array>
}

/** An empty book; `widthsOf` measures the texts of a map. */
export function createNameLayoutCache(widthsOf: (list: DrawList) => TextWidths): NameLayoutCache {
  const pages = new Map<number, NameLayout>()
  let job: Job | null = null

  function find(index: MapIndex, step: number): NameLayout | null {
    const page = pages.get(step)
    return page && page.places.length === index.starAt.length ? page : null
  }

  function pageFor(index: MapIndex, scale: number): NameLayout | null {
    if (!getDetail(scale).names) return null
    const step = getNameStep(scale)
    for (let off = 0; off <= MOST_STEPS_OFF; off += 1) {
      const page = find(index, step - off)
      if (page) return page
    }
    return null
  }

  function isCurrent(index: MapIndex, scale: number): boolean {
    const page = find(index, getNameStep(scale))
    return !getDetail(scale).names || (page !== null && isSameNames(page.list, index.list))
  }

  return {
    pageFor,
    isCurrent,
    hasOwn: (index, scale) => !getDetail(scale).names || find(index, getNameStep(scale)) !== null,
    work(index, scale, isOver) {
      if (isCurrent(index, scale)) return null
      const step = getNameStep(scale)
      if (job?.step !== step || !isSameNames(job.list, index.list))
        job = { step, list: index.list, placing: placeNamesInSlices(index, 2 ** (step / STEPS), widthsOf(index.list)) }
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

/** Whether names stand alike on two lists. */
function isSameNames(a: DrawList, b: DrawList): boolean {
  return a.stars === b.stars && a.labels === b.labels && a.routes === b.routes && a.middles === b.middles
}
