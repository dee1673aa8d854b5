import { doBoxesOverlap } from '#shared/cluster/draw/box-index.ts'
import { growBox } from '#shared/cluster/draw/map-frame.ts'
import type { Box, Mark, StampsMark, TextsMark } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'

/** Lists the marks of a picture that are visible in a part of it, including those cut by its edge. */
export function listMarksWithin(marks: readonly Mark[], part: Box): Mark[] {
  return marks.flatMap((mark) => {
    switch (mark.kind) {
      case 'path':
        return mark.box === null || doBoxesOverlap(growBox(mark.box, mark.paint.lineMm / 2 + 0.01), part) ? [mark] : []
      case 'texts':
        return textsWithin(mark, part)
      case 'stamps':
        return stampsWithin(mark, part)
    }
  })
}

function textsWithin(mark: TextsMark, part: Box): Mark[] {
  const { face, sizeMm: size, spacing, anchor, halo } = mark.look
  const rim = (halo?.lineMm ?? 0) + 0.1 * size
  const items = mark.items.filter(({ text, x, y }) => {
    if (y < part.y - size || y > part.y + part.height + 2 * size) return false
    const width = measureTextWidth(text, { face, size, spacing })
    const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
    return doBoxesOverlap(growBox({ x: left, y: y - size, width, height: 1.4 * size }, rim), part)
  })
  return items.length === 0 ? [] : [{ ...mark, items }]
}

function stampsWithin(mark: StampsMark, part: Box): Mark[] {
  const room = growBox(part, mark.reachMm * 1.2 + 1)
  const at: number[] = []
  for (let index = 0; index + 1 < mark.at.length; index += 2) {
    const [x, y] = [mark.at[index] ?? 0, mark.at[index + 1] ?? 0]
    if (x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height) at.push(x, y)
  }
  return at.length === 0 ? [] : [{ ...mark, at }]
}
