import type { Box } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'

/** An item with its place on its page. */
interface PlacedItem<Item> {
  readonly item: Item
  readonly x: number
  readonly y: number
}

/**
 * Packs items of fixed size on pages, first fit by decreasing height. Each item opens a shelf as high as itself in the
 * first space that holds it; what is beside and below it stays free for others. An item larger than the room gets a
 * page of its own.
 */
export function packItemsOnPages<Item extends SheetSize>(
  items: readonly Item[],
  room: SheetSize,
  gapMm: number,
): PlacedItem<Item>[][] {
  const pages: { readonly free: Box[]; readonly placed: PlacedItem<Item>[] }[] = []
  const openPage = () => {
    const page = { free: [{ x: 0, y: 0, width: room.widthMm, height: room.heightMm }], placed: [] }
    pages.push(page)
    return page
  }
  for (const item of items.toSorted((a, b) => roundMm(b.heightMm) - roundMm(a.heightMm))) {
    const page = pages.find(({ free }) => free.some((space) => fits(item, space))) ?? openPage()
    const at = Math.max(
      0,
      page.free.findIndex((space) => fits(item, space)),
    )
    const space = page.free[at] ?? { x: 0, y: 0, width: 0, height: 0 }
    page.placed.push({ item, x: space.x, y: space.y })
    page.free.splice(at, 1, ...splitSpace(space, item, gapMm))
  }
  return pages.map(({ placed }) => placed)
}

/** Equal heights keep their order in spite of rounding errors. */
function roundMm(value: number): number {
  return Math.round(value * 1000)
}

function fits({ widthMm, heightMm }: SheetSize, { width, height }: Box): boolean {
  return widthMm <= width + 1e-6 && heightMm <= height + 1e-6
}

/** What is left of a space: the rest of the item's shelf, and all below it. */
function splitSpace({ x, y, width, height }: Box, { widthMm, heightMm }: SheetSize, gapMm: number): Box[] {
  const beside = { x: x + widthMm + gapMm, y, width: width - widthMm - gapMm, height: heightMm }
  const below = { x, y: y + heightMm + gapMm, width, height: height - heightMm - gapMm }
  return [beside, below].filter((space) => space.width > 0 && space.height > 0)
}
