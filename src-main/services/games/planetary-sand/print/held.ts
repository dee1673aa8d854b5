import { formSheet } from '#main/services/print/form.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SandJob } from './job.ts'

/** A row a room: its air, its walls and who is inside (SAND-AIR-3, SAND-DEF-4). */
export function roomSheet(job: SandJob): PrintedSheet {
  return formSheet(job, {
    title: 'Rooms and air',
    words:
      'Only in a vacuum. A breach: the air is gone at once, and each man without a suit tosses: heads, he reaches the next room with air. A puncture: leave or put on a helmet by the end of your next move.',
    columns: [
      { title: 'Building, room', share: 3 },
      { title: 'Leads to', share: 3 },
      { title: 'Door', share: 1 },
      { title: 'Wall', share: 1 },
      { title: 'Roof', share: 1 },
      { title: 'Puncture', share: 1.5 },
      { title: 'Breach', share: 1.5 },
      { title: 'No air', share: 1 },
      { title: 'Inside, without suits', share: 3 },
    ],
    rowMm: 11,
    rows: [],
  })
}

/** A row a group of prisoners: who guards them, and where they are going (SAND-PRIS-1 to SAND-PRIS-3). */
export function prisonerSheet(job: SandJob): PrintedSheet {
  return formSheet(job, {
    title: 'Prisoners',
    words:
      'A guard for 8 on the way, for 20 in your own lines. Prisoners whom nobody guards escape, and fight again when they are home.',
    columns: [
      { title: 'Turn', share: 1 },
      { title: 'Captured by', share: 2.5 },
      { title: 'Who, how many', share: 3 },
      { title: 'Guards', share: 2.5 },
      { title: 'Guards due', share: 1.4 },
      { title: 'In lines since', share: 1.8 },
      { title: 'Escaped, freed', share: 2.5 },
    ],
    rowMm: 11,
    rows: [],
  })
}

/** A row an objective and side: turns running that it was held (SAND-VIC-2 to SAND-VIC-5). */
export function objectiveSheet(job: SandJob): PrintedSheet {
  return formSheet(job, {
    title: 'Objectives',
    words: `Tick a box at the end of each turn in which the side alone has able men there; begin anew when it is lost. ${HOLD_TURNS} boxes running win.`,
    columns: [
      { title: 'Objective', share: 3 },
      { title: 'Defended by', share: 2 },
      { title: 'Held by', share: 2 },
      { title: 'From turn', share: 1.2 },
      ...Array.from({ length: HOLD_TURNS }, (_, at) => ({ title: String(at + 1), share: 0.5 })),
      { title: 'Notes', share: 2.5 },
    ],
    rowMm: 11,
    rows: [],
  })
}
