import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawTitledSheet } from '#main/print/pages/sheet.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { PrintJob } from './sheet.ts'

interface Block {
  readonly title: string
  readonly lines: readonly string[]
}

/** Blocks that do not depend on the size of cubes or cards. */
const SHOTS: readonly Block[] = [
  {
    title: 'A shot',
    lines: [
      'Attacker: blue 1 card; red 3, the highest. Target, by its own line back: blue 1 card; red 2, the highest; none 2, the lowest.',
      'Ace 1, jack 11, queen 12, king 13. Four more than the target’s removes it: 1 point.',
      'Chance of a hit with a full deck: red against none 71 %, blue 49 %, red 27 %; blue against none 41 %, blue 27 %, red 13 %.',
    ],
  },
  { title: 'The end', lines: ['When one player alone has ships. Most points win; among equals the survivor.'] },
]

/** The reference for play, in our own words. */
function blocksOf({ options: { cubeMm, cardLongMm, cardShortMm } }: PrintJob): Block[] {
  return [
    {
      title: 'Set-up',
      lines: [
        'Six cubes, shared equally. In turn each player places one: any face up, any heading.',
        `More than ${cardLongMm} mm from every ship, within ${2 * cardLongMm} mm of one; a plane number that no other die shows.`,
      ],
    },
    {
      title: 'A turn',
      lines: ['One manoeuvre and one shot, in either order, by any of your ships; both may be left out.'],
    },
    { title: 'Manoeuvres', lines: Object.values(MANOEUVRES).map(({ title, summary }) => `${title}: ${summary}`) },
    {
      title: 'Moves',
      lines: [
        `Short ${cardShortMm - cubeMm} mm, long ${cardLongMm - cubeMm} mm, along one of the ship’s own sides. A pivot is a quarter turn about a corner. A roll tips the cube over an edge.`,
        'A part that would leave the area or strike a ship is cancelled, and the turn is over; what was done before stands.',
      ],
    },
    {
      title: 'After a roll',
      lines: [
        'Every other ship: one long move in the direction of the roll for each plane that it is higher, against it for each that it is lower.',
        'Then each is flipped once that way, and every die shows the roller’s number. Foremost first.',
      ],
    },
    {
      title: 'Lines of fire',
      lines: [
        `From a green block to the nearest point of the target, up to ${cardLongMm} mm, through no wall of your own face; the outline is no wall.`,
        'Blue if it crosses any blue mark, else red. Same plane only, enemies only; ships between do not block.',
      ],
    },
    ...SHOTS,
  ]
}

/** Draws the quick reference on one page. */
export function drawQuickReference(job: PrintJob): PrintedSheet {
  return drawTitledSheet(job, 'Quick reference', (pen, { left, right, top }) => {
    let y = top
    for (const { title, lines } of blocksOf(job)) {
      pen.text(title, [left, y], { sizePt: 12, face: 'bold' })
      for (const line of lines) y = drawParagraph(pen, line, [left + 38, y, right - left - 38], { sizePt: 11 })
      y += 3.5
    }
  })
}
