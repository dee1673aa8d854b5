import { chunkList } from '../content/sheet-sections.ts'

/** A measured section: the height of its heading and of each unsplittable piece. */
export interface MeasuredSection {
  readonly heading: number
  readonly atoms: readonly number[]
}

/** A measured row of sections. */
export interface MeasuredRow {
  readonly columns: 1 | 2
  readonly sections: readonly MeasuredSection[]
}

/**
 * Pieces `from` (inclusive) to `to` (exclusive) of a section under its heading. `continues` if earlier pieces precede
 * it.
 */
export interface SectionFragment {
  readonly section: number
  readonly from: number
  readonly to: number
  readonly continues: boolean
}

/** A row, or a part of it, on a page. */
export interface PlacedRow {
  readonly band: number
  readonly columns: readonly (readonly SectionFragment[])[]
}

/** Contents of a page, and the remaining height. */
export interface PlacedPage {
  readonly bands: readonly PlacedRow[]
  readonly rest: number
}

/** Available heights of the first page and of every later page. */
export interface PageHeights {
  readonly first: number
  readonly next: number
}

/** Sections with at most this many pieces are not split if they fit into one column. */
const KEPT_TOGETHER = 3

/** Step of balancing column heights, in pixels. */
const BALANCE_STEP = 4

/**
 * Distributes rows over pages in order, with balanced columns and unsplit pieces. A piece higher than a page gets its
 * own page.
 */
export function distributeRowsOverPages(bands: readonly MeasuredRow[], { first, next }: PageHeights): PlacedPage[] {
  const pages = [{ bands: [] as PlacedRow[], rest: first }]
  for (const [index, { columns, sections }] of bands.entries()) {
    if (sections.length === 0) continue
    const open = pages.at(-1) ?? { bands: [], rest: next }
    const filled = balance(sections, columns, open.rest, next)
    for (const [at, group] of chunkList(filled, columns).entries()) {
      const page = at === 0 ? open : { bands: [], rest: next }
      if (at > 0) pages.push(page)
      if (group.every(({ fragments }) => fragments.length === 0)) continue
      page.bands.push({ band: index, columns: group.map(({ fragments }) => fragments) })
      page.rest -= Math.max(...group.map(({ height }) => height))
    }
  }
  return pages
}

interface Column {
  readonly fragments: SectionFragment[]
  height: number
}

/**
 * Fills the columns of the current page and further ones. On the last page the columns are as low as possible without
 * adding a page.
 */
function balance(sections: readonly MeasuredSection[], columns: number, open: number, whole: number): Column[] {
  const full = (column: number) => (column < columns ? open : whole)
  const filled = fillColumns(sections, full, whole)
  const pages = Math.ceil(filled.length / columns)
  const lastFrom = (pages - 1) * columns
  for (let height = BALANCE_STEP; height < full(lastFrom); height += BALANCE_STEP) {
    const tried = fillColumns(
      sections,
      (column) => (column >= lastFrom && column < pages * columns ? height : full(column)),
      whole,
    )
    if (tried.length <= pages * columns) return tried
  }
  return filled
}

/** Fills columns one after another, repeating the heading where a section continues. */
function fillColumns(
  sections: readonly MeasuredSection[],
  roomOf: (column: number) => number,
  whole: number,
): Column[] {
  let column: Column = { fragments: [], height: 0 }
  const filled = [column]
  const turn = () => {
    column = { fragments: [], height: 0 }
    filled.push(column)
  }
  for (const [section, { heading, atoms }] of sections.entries()) {
    let from = 0
    while (from < atoms.length) {
      const room = roomOf(filled.length - 1) - column.height - heading
      const mustOverflow = heading + (atoms[from] ?? 0) > whole && roomOf(filled.length - 1) >= whole
      const isKept = atoms.length <= KEPT_TOGETHER && sum(atoms) > room && heading + sum(atoms) <= whole
      const fitting = isKept ? 0 : countFitting(atoms, from, room)
      const taken = fitting === 0 && mustOverflow && column.height === 0 ? 1 : fitting
      if (taken > 0) {
        column.fragments.push({ section, from, to: from + taken, continues: from > 0 })
        column.height += heading + sum(atoms.slice(from, from + taken))
        from += taken
      }
      if (from < atoms.length) turn()
    }
  }
  return filled
}

function countFitting(atoms: readonly number[], from: number, room: number): number {
  let left = room
  let to = from
  while (to < atoms.length && (atoms[to] ?? 0) <= left) left -= atoms[to++] ?? 0
  return to - from
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0)
}
