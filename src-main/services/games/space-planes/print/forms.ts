import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawFormSheet } from '#main/print/pages/form.ts'
import { drawTitledSheet } from '#main/print/pages/sheet.ts'
import { drawTable } from '#main/print/pages/table.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PrintJob } from './sheet.ts'

/** Draws the flotilla on one page: who flies what, and space for what becomes of them. */
export function drawFlotillaSheet(job: PrintJob): PrintedSheet {
  const { flotilla, ships } = job
  return drawFormSheet(job, {
    title: flotilla?.name ?? 'Flotilla',
    words: flotilla?.notes ?? '',
    columns: Object.entries({ Ship: 3, Captain: 4, Kills: 1, 'New kills': 2, Fate: 4 }),
    rowMm: 11,
    rows: ships.map(({ name, captain, kills }) => [name, captain, String(kills)]),
    most: Math.max(8, ships.length),
  })
}

/** Draws the score sheet: points, and the plane of each ship (SP-SCORE-1, SP-PLANE-1). */
export function drawScoreSheet(job: PrintJob): PrintedSheet {
  return drawTitledSheet(job, 'Scores and planes', (pen, room) => {
    const columns = Object.entries({ Player: 4, Points: 6 })
    drawTable(pen, { ...room, bottom: room.top + 70 }, { columns, rowMm: 10, rows: [], most: 6 })
    drawParagraph(
      pen,
      'Planes: cross out the old number as a die changes. After a roll all dice show the roller’s number.',
      [room.left, room.top + 82, room.right - room.left],
    )
    drawTable(
      pen,
      { ...room, top: room.top + 88 },
      {
        columns: Object.entries({ Ship: 3, 'Planes, turn by turn': 9, 'Top face': 3, 'Lost to': 3 }),
        rowMm: 12,
        rows: job.ships.slice(0, 6).map(({ name }) => [name]),
        most: 6,
      },
    )
  })
}

/** Draws one line per turn: what was done, what was shot at, which cards were drawn. */
export function drawTurnSheet(job: PrintJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Turns',
    words: '',
    columns: Object.entries({
      Turn: 1.2,
      Player: 2.5,
      Ship: 2,
      'C V U P': 1.6,
      Parts: 4.5,
      'Shot at': 2.4,
      Cards: 2.8,
      Hit: 0.9,
    }),
    rowMm: 9,
    rows: [],
  })
}
