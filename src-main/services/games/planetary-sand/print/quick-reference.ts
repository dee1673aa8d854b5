import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawTitledSheet, type PrintArea } from '#main/print/pages/sheet.ts'
import { drawTable } from '#main/print/pages/table.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { BUILDINGS } from '#shared/games/planetary-sand/tables/armour.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { AIR_IDS, formatArmour, formatWeapon } from './format.ts'
import type { SandJob } from './job.ts'

const LINES = [
  'A turn: the first side moves, the second moves, both fire at once, hand to hand, end.',
  'Two dice hit: close 6+, medium 8+, long 10+. Firing again at the same target that stood still +2; target in a building, behind a wall, rock, wreck or light vehicle −1; in a bunker or behind an armoured vehicle −2.',
  'Damage above defence destroys; equal: a coin, heads destroys; below: nothing.',
  'Blast: one die, 1–2 on target, 3 short, 4 long, 5 left, 6 right, by one width of cup or pail. Missiles first: a 1 is lost in space.',
  'Enemies who come within R1 stop; after a fire phase they may close. Men cancel one for one until one side is twice the other: the smaller is captured.',
  'Prisoners: a guard for 8 on the way, for 20 in your lines. Robots stay within R6 of a specialist, one for ten.',
  'Slopes up: gentle, troops and wheels two thirds as far on Earth; steep, troops a third on Earth, two thirds on the Moon, vehicles not at all. Down a steep one: two thirds.',
]

/** Draws the whole game on one page (SAND-TURN-1, SAND-HIT-1, SAND-GUN-1, SAND-MSL-1, SAND-DEF-1, SAND-MOVE-1). */
export function drawQuickReference(job: SandJob): PrintedSheet {
  return drawTitledSheet(job, 'Quick reference', (pen, room) => {
    let y = room.top
    for (const line of LINES) y = drawParagraph(pen, line, [room.left, y, room.right - room.left], { sizePt: 10 }) + 1.2
    y = tableAt(
      pen,
      { ...room, top: y + 1 },
      {
        titles: ['Moves, in R', 'Earth', 'Moon'],
        rows: Object.values(MOVERS).map(({ title, allowance }) => [title, String(allowance.EG), String(allowance.LG)]),
      },
    )
    y = tableAt(
      pen,
      { ...room, top: y },
      {
        titles: ['Weapons in half-Earth air', 'In a vacuum'],
        rows: (Object.keys(WEAPONS) as WeaponId[]).map((id) => AIR_IDS.map((air) => formatWeapon(id, air))),
      },
    )
    tableAt(
      pen,
      { ...room, top: y },
      {
        titles: ['Defence', ''],
        rows: [
          ['Man, suited man, robot', `${formatArmour('man')}, ${formatArmour('suited-man')}, ${formatArmour('robot')}`],
          ['Speeder, gun, pad, boat', formatArmour('light')],
          ['Carrier', formatArmour('carrier')],
          ['Tank', formatArmour('tank')],
          ...Object.values(BUILDINGS).map(({ title, wall, door, roof }) => [
            title,
            `wall ${wall}, door ${door}, roof ${roof}`,
          ]),
        ],
      },
    )
  })
}

const ROW_MM = 5.4

/** Draws a table as tall as its rows. Returns its bottom. */
function tableAt(
  pen: Pen,
  room: PrintArea,
  { titles, rows }: { readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[] },
): number {
  const columns = titles.map((title, index) => [title, titles.length === 3 && index === 0 ? 3 : 1] as const)
  drawTable(pen, room, { columns, rowMm: ROW_MM, rows, most: rows.length })
  return room.top + 8 + rows.length * ROW_MM
}
