import { starChange } from './changes.ts'
import { detailAt } from './detail.ts'
import type { MapChange } from './map-change.ts'
import type { NamePage, NewPage } from './name-book.ts'
import { paintMap } from './paint-map.ts'
import { pageScaleOf, type Scene, type Sheet } from './scene.ts'
import type { TilePlace } from './tile-plan.ts'
import type { Tile, TileLevel, TileStore } from './tile-store.ts'

/** A star with its name sticks out so far above and below, in pixels of the page. */
const NAME_REACH = 64

/** Goes on placing a level's names until time is up; answers whether they stood already. Tiles on which no name changed serve on. */
export function placeNames(scene: Scene, level: TileLevel<Sheet>, deadline: number): boolean {
  const { book, index, now } = scene
  const scale = pageScaleOf(scene, level)
  if (book.isCurrent(index, scale)) return true
  const made = book.work(index, scale, () => now() >= deadline)
  if (made) takeNames(scene, level, made)
  return false
}

function takeNames({ store, index, look }: Scene, level: TileLevel<Sheet>, { page, before, changed }: NewPage): void {
  for (const { sheet } of level.tiles.values()) if (sheet.names === before) sheet.names = page
  const { middles, stars } = index.list
  for (const hex of changed) {
    const name = stars.names[index.starAt[hex] ?? -1] ?? ''
    const { box, reach } = starChange(name, { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 })
    store.spoil(level, box, { x: reach * look.ratio, y: NAME_REACH * look.ratio })
  }
}

/** Paints tiles that are missing, then those that are stale, until time is up, but one at the least; answers how many were painted and how many are left. */
export function paintTiles(
  scene: Scene,
  level: TileLevel<Sheet>,
  wanted: readonly TilePlace[],
  deadline: number,
): { readonly painted: number; readonly left: number } {
  const { store, now, book, index } = scene
  const names = book.pageFor(index, pageScaleOf(scene, level))
  const open = (isMissing: boolean) =>
    wanted.filter((place) => {
      const tile = store.find(level, place)
      return isMissing ? !tile : tile && (tile.stale || tile.sheet.names !== names)
    })
  const queue = [...open(true), ...open(false)]
  let painted = 0
  for (const place of queue) {
    if (painted > 0 && now() >= deadline) break
    paintTile(scene, { level, names }, store.take(level, place))
    painted += 1
  }
  return { painted, left: queue.length - painted }
}

/** Paints what is stale of a tile; all of it where it shows another page of names. */
function paintTile(
  { look, index }: Scene,
  { level, names }: { level: TileLevel<Sheet>; names: NamePage | null },
  tile: Tile<Sheet>,
): void {
  const { scale, side, margin } = level.grid
  const { sheet, column, row, stale } = tile
  const { context } = sheet
  const patch = stale && sheet.names === names ? stale : { left: 0, top: 0, right: side, bottom: side }
  const size = { width: patch.right - patch.left, height: patch.bottom - patch.top }
  context.setTransform(1, 0, 0, 1, patch.left, patch.top)
  context.save()
  context.beginPath()
  context.rect(0, 0, size.width, size.height)
  context.clip()
  const place = { left: column * side - margin + patch.left, top: row * side - margin + patch.top }
  paintMap({ ...look, ...place, ...size, context, scale }, index, names)
  context.restore()
  // What was drawn is put off until it is looked at: this has it done now, within the budget.
  context.getImageData(0, 0, 1, 1)
  sheet.names = names
  tile.stale = null
}

/** Spoils what changes touch of every level’s tiles. */
export function spoilChanged(store: TileStore<Sheet>, changes: readonly MapChange[], ratio: number): void {
  for (const level of store.levels()) {
    const { names, starRadius } = detailAt(level.grid.scale / ratio)
    const bare = starRadius * 1.4 + 6
    for (const { box, reach, isName } of changes) {
      const isWide = names || !isName
      store.spoil(level, box, {
        x: (isWide ? Math.max(reach, bare) : bare) * ratio,
        y: (isWide && isName ? NAME_REACH : bare) * ratio,
      })
    }
  }
}
