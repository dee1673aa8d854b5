import { type Block, drawing, row } from '#main/print/blocks/block.ts'
import { pips } from '#main/print/blocks/pips.ts'
import { fitted, paragraph } from '#main/print/blocks/text.ts'
import type { Pen } from '#main/print/pen.ts'
import { INK, TEXT_STYLES } from '#main/print/style.ts'
import type { Air } from '#shared/games/planetary-sand/tables/environment.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { type DamageByRangeBand, getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

const ROW_MM = 9
const [NAME_MM, BADGE_MM, BLAST_MM] = [22, 9, 11]

/** A weapon on one row: its name, its range, its cord with the damage of each third, and its blast (SAND-GUN-1). */
export function buildSandWeaponRow(id: WeaponId, air: Air): Block {
  const { title, range, direct, blast } = getWeaponRow(id)
  return row(
    [
      { block: fitted(title, TEXT_STYLES.label, { heightMm: ROW_MM }), widthMm: NAME_MM },
      { block: rangeBadge(range[air]), widthMm: BADGE_MM },
      { block: direct ? cord(direct[air]) : paragraph('one die', TEXT_STYLES.soft) },
      ...(blast
        ? [{ block: paragraph(`${blast.template} ${blast.damage}`, TEXT_STYLES.body), widthMm: BLAST_MM }]
        : []),
    ],
    { gap: 1.5, align: 'middle' },
  )
}

/** Grenades: a box for each, their damage and their blast (SAND-GREN-1). */
export function buildGrenadeRow(count: number, air: Air): Block {
  const { title, range, direct, blast } = getWeaponRow('atomic-grenade')
  const damage = [
    ...(direct ? [`direct ${direct[air][0]}`] : []),
    ...(blast ? [`${blast.template} ${blast.damage}`] : []),
  ]
  return row(
    [
      { block: fitted(title, TEXT_STYLES.label, { heightMm: 5.6 }), widthMm: NAME_MM },
      { block: rangeBadge(range[air]), widthMm: BADGE_MM },
      { block: pips(count, { sizeMm: 3.4, gapMm: 0.7, groupMm: 1.5, shape: 'square' }) },
      { block: paragraph(damage.join('\n'), { ...TEXT_STYLES.soft, leading: 1.05 }, { anchor: 'end' }), widthMm: 13 },
    ],
    { gap: 1.5, align: 'middle' },
  )
}

/** Length of a cord in a rounded frame. */
function rangeBadge(range: number): Block {
  const [height, down] = [5.2, 3.7]
  return drawing(height, (pen, { x, y, width }) => {
    pen.rect({ x, y, width, height }, { lineMm: 0.4, radius: 1 })
    pen.text(`R${range}`, [x + width / 2, y + down], { ...TEXT_STYLES.figure, sizePt: 9.5, anchor: 'middle' })
  })
}

/** A cord with its knots: above each third the score that hits, below it the damage (SAND-KIT-1, SAND-HIT-1). */
function cord(damage: DamageByRangeBand): Block {
  return drawing(ROW_MM, (pen, { x, y, width }) => {
    const [start, third] = [x + 1.5, (width - 3) / 3]
    drawCord(pen, [start, y + 4.6], width - 3)
    for (const [index, { need }] of Object.values(RANGE_BANDS).entries()) {
      const middle = start + (index + 0.5) * third
      pen.text(`${need}+`, [middle, y + 3.4], { ...TEXT_STYLES.unit, colour: INK, sizePt: 8.5, anchor: 'middle' })
      pen.text(String(damage[index]), [middle, y + 8.6], { ...TEXT_STYLES.figure, sizePt: 10.5, anchor: 'middle' })
    }
  })
}

/** Draws a cord from the left: a line with a knot at the end of each third. */
export function drawCord(pen: Pen, [x, y]: readonly [number, number], width: number, lineMm = 0.7): void {
  pen.line([x, y], [x + width, y], { lineMm })
  for (const third of [0, 1, 2, 3])
    pen.circle([x + (width * third) / 3, y], lineMm * (third === 0 ? 1.1 : 1.8), { fill: INK, stroke: null })
}
