import { drawExactSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { drawArt } from './net.ts'
import type { PrintedShip, PrintJob } from './sheet.ts'

const WIDTH = 63
const HEIGHT = 88
const SMALL_FACE = 15

/** Draws cards of poker size, one per ship, as many per page as fit. */
export function drawCardSheets(job: PrintJob): PrintedSheet[] {
  const room = getPrintArea(job.options.paper, true)
  const columns = Math.floor((room.right - room.left) / WIDTH)
  const rows = Math.floor((room.bottom - room.top) / HEIGHT)
  const pages = Math.ceil(job.ships.length / (columns * rows))
  return Array.from({ length: pages }, (_, page) =>
    drawExactSheet(job, (pen) => {
      for (const [index, ship] of job.ships.slice(page * columns * rows, (page + 1) * columns * rows).entries())
        drawCard(pen, ship, [room.left + (index % columns) * WIDTH, room.top + Math.floor(index / columns) * HEIGHT])
    }),
  )
}

function drawCard(pen: Pen, ship: PrintedShip, [x, y]: readonly [number, number]): void {
  pen.rect({ x, y, width: WIDTH, height: HEIGHT }, { lineMm: 0.2 })
  pen.rect({ x: x + 3, y: y + 3, width: WIDTH - 6, height: 3 }, { fill: ship.livery.trim, lineMm: 0.15 })
  pen.text(ship.name, [x + 4, y + 13], { sizePt: 14, face: 'bold' })
  pen.text(ship.captain === '' ? 'Captain:' : ship.captain, [x + 4, y + 18], { sizePt: 9, face: 'italic' })
  pen.text(ship.flotilla, [x + WIDTH - 4, y + 18], { sizePt: 8, anchor: 'end' })
  for (const [index, face] of FACES.entries()) {
    const [fx, fy] = [x + 5 + (index % 3) * 18.5, y + 36 + Math.floor(index / 3) * 20]
    pen.rect({ x: fx, y: fy - SMALL_FACE, width: SMALL_FACE, height: SMALL_FACE }, { fill: ship.livery.hull })
    drawArt(pen, ship.faces[face], { at: [fx, fy], cubeMm: SMALL_FACE })
    pen.text(`${face} ${ship.faces[face].name}`, [fx + SMALL_FACE / 2, fy + 3.2], { sizePt: 8, anchor: 'middle' })
  }
  pen.text(ship.kills === 0 ? 'Kills' : `Kills before: ${ship.kills}`, [x + 4, y + 67], { sizePt: 8 })
  for (let box = 0; box < 6; box += 1) pen.rect({ x: x + WIDTH - 30 + box * 4.5, y: y + 64, width: 3.5, height: 3.5 })
  pen.text('Plane', [x + 4, y + 75], { sizePt: 8 })
  for (const [index, plane] of FACES.entries()) {
    pen.rect({ x: x + 16 + index * 7.2, y: y + 71, width: 6, height: 6 })
    pen.text(String(plane), [x + 19 + index * 7.2, y + 75.2], { sizePt: 9, anchor: 'middle' })
  }
  pen.line([x + 4, y + 84], [x + WIDTH - 4, y + 84], { lineMm: 0.1 })
}
