import { drawFormSheet } from '#main/print/pages/form.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SandJob } from './job.ts'

/** Draws one row per room: its air, its walls and who is inside (SAND-AIR-3, SAND-DEF-4). */
export function drawRoomAirSheet(job: SandJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Rooms and air',
    words:
      'Only in a vacuum. A breach: the air is gone at once, and each man without a suit tosses: heads, he reaches the next room with air. A puncture: leave or put on a helmet by the end of your next move.',
    columns: Object.entries({
      'Building, room': 3,
      'Leads to': 3,
      Door: 1,
      Wall: 1,
      Roof: 1,
      Puncture: 1.5,
      Breach: 1.5,
      'No air': 1,
      'Inside, without suits': 3,
    }),
    rowMm: 11,
    rows: [],
  })
}

/** Draws one row per group of prisoners: their guards and their destination (SAND-PRIS-1 to SAND-PRIS-3). */
export function drawPrisonerSheet(job: SandJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Prisoners',
    words:
      'A guard for 8 on the way, for 20 in your own lines. Prisoners whom nobody guards escape, and fight again when they are home.',
    columns: Object.entries({
      Turn: 1,
      'Captured by': 2.5,
      'Who, how many': 3,
      Guards: 2.5,
      'Guards due': 1.4,
      'In lines since': 1.8,
      'Escaped, freed': 2.5,
    }),
    rowMm: 11,
    rows: [],
  })
}

/** Draws one row per objective and side: the number of successive turns it was held (SAND-VIC-2 to SAND-VIC-5). */
export function drawObjectiveSheet(job: SandJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Objectives',
    words: `Tick a box at the end of each turn in which the side alone has able men there; begin anew when it is lost. ${HOLD_TURNS} boxes running win.`,
    columns: [
      ...Object.entries({ Objective: 3, 'Defended by': 2, 'Held by': 2, 'From turn': 1.2 }),
      ...Array.from({ length: HOLD_TURNS }, (_, at) => [String(at + 1), 0.5] as const),
      ['Notes', 2.5],
    ],
    rowMm: 11,
    rows: [],
  })
}
