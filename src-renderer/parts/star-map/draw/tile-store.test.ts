import { expect, test } from 'vitest'
import { createTileStore } from './tile-store.ts'

function store(room = 10 * 256 * 256) {
  let sheets = 0
  const made = createTileStore({ ratio: 1, room, newSheet: () => (sheets += 1) })
  return { ...made, sheets: () => sheets }
}
const at = (column: number, row: number) => ({ column, row })

test('a tile is found where it was put, whole and stale at first', () => {
  const { level, take, find } = store()
  const far = level(2)
  const tile = take(far, at(3, 1))
  expect(tile.stale).toEqual({ left: 0, top: 0, right: 256, bottom: 256 })
  expect(find(far, at(3, 1))).toBe(tile)
  expect(take(far, at(3, 1))).toBe(tile)
  expect(find(far, at(1, 3))).toBeNull()
  expect(find(level(4), at(3, 1))).toBeNull()
})

test('the longest unused tile makes room, and its sheet is used again', () => {
  const { level, take, find, tick, sheets } = store(3 * 256 * 256)
  const far = level(2)
  for (const column of [0, 1, 2]) {
    tick()
    take(far, at(column, 0))
  }
  tick()
  find(far, at(0, 0))
  take(far, at(3, 0))
  expect([0, 1, 2, 3].map((column) => far.tiles.get(column) !== undefined)).toEqual([true, false, true, true])
  expect(sheets()).toBe(3)
})

test('tiles of the picture that is put together never go', () => {
  const { level, take, tick } = store(2 * 256 * 256)
  const far = level(2)
  tick()
  for (const column of [0, 1, 2, 3]) take(far, at(column, 0))
  expect(far.tiles.size).toBe(4)
})

test('a change spoils the very pixels that it touches, on every tile that shows them', () => {
  const { level, take, spoil } = store()
  const far = level(2)
  const tiles = [0, 1, 2].map((column) => take(far, at(column, 0)))
  for (const tile of tiles) tile.stale = null
  // 2 pixels a hex radius, tiles of 256 that begin 128 before the board: 60 to 70 radii are pixels 248 to 268.
  spoil(far, { left: 60, top: 10, right: 70, bottom: 12 }, { x: 2, y: 1 })
  expect(tiles.map(({ stale }) => stale)).toEqual([
    { left: 246, top: 147, right: 256, bottom: 153 },
    { left: 0, top: 147, right: 14, bottom: 153 },
    null,
  ])
  spoil(far, { left: 72, top: 30, right: 73, bottom: 31 }, { x: 0, y: 0 })
  expect(tiles[1]?.stale).toEqual({ left: 0, top: 147, right: 18, bottom: 190 })
})

test('a change that reaches over more places than there are tiles spoils them too', () => {
  const { level, take, spoil } = store()
  const far = level(2)
  const tile = take(far, at(1, 1))
  tile.stale = null
  spoil(far, { left: -1000, top: -1000, right: 1000, bottom: 1000 }, { x: 0, y: 0 })
  expect(tile.stale).toEqual({ left: 0, top: 0, right: 256, bottom: 256 })
})

test('all can be spoilt, a level can go, and all of it', () => {
  const { level, take, spoilAll, drop, levels, clear, sheets } = store()
  const [far, near] = [level(2), level(4)]
  const tile = take(far, at(0, 0))
  tile.stale = null
  spoilAll()
  expect(tile.stale).not.toBeNull()
  drop(far)
  expect([...levels()]).toEqual([near])
  take(near, at(0, 0))
  expect(sheets()).toBe(1)
  clear()
  expect([...levels()]).toEqual([])
})
