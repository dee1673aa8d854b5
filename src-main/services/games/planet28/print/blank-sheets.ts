import { type Block, row, stack } from '#main/print/blocks/block.ts'
import { drawing } from '#main/print/blocks/block.ts'
import { pencilLines, tickBoxes } from '#main/print/blocks/pips.ts'
import { type Stat, statBoxes } from '#main/print/blocks/stat-boxes.ts'
import { heading } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { HAIRLINE_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { GRID_COLUMNS, listGridRows } from '#shared/games/planet28/vehicle-grid.ts'
import { buildBlankWeaponRow, buildCampaignPointsBlock } from './entry-blocks.ts'
import { type FighterSheetContent, buildFighterHalfPage } from './fighter-sheet.ts'
import { HALF_PAGE_SIZES } from './sheet-sizes.ts'

const MEMBERS = 10
const GRID_CELL_MM = 14

const stat = (name: string): Stat => ({ name, value: '', scale: 0 })
const plain = (name: string): Stat => ({ name, value: '', scale: null })
const SPEED: Stat = { name: 'Speed cm', value: '', scale: null, isSpeed: true }

const BLANK: FighterSheetContent = {
  id: '',
  title: '',
  pageUrl: '',
  kind: 'Character',
  warband: '',
  cost: '',
  isLeader: false,
  pictureUrl: null,
  stats: [...listRowIds(SKILLS).map((id) => stat(SKILLS[id].name)), SPEED],
  hitPoints: null,
  asNumbers: false,
  psyche: '',
  members: null,
  isSquad: false,
  weapons: [],
  entries: [],
  conditions: [],
  campaignPoints: null,
  hasAgenda: true,
  notes: '',
}

export function buildBlankCharacterSheet(): Block {
  return buildFighterHalfPage(BLANK)
}

export function buildBlankSquadSheet(): Block {
  const members = Array.from({ length: MEMBERS }, (_, index) => String(index + 1))
  return buildFighterHalfPage({ ...BLANK, kind: 'Squad', members, isSquad: true, hasAgenda: false })
}

/** A vehicle with the whole building grid (P28-GRID-1). */
export function buildBlankVehicleSheet(): Block {
  const rows = listGridRows('6x6')
  const grid = drawing(rows.length * GRID_CELL_MM, (pen, { x, y, width }) => {
    const step = width / GRID_COLUMNS.length
    for (const [line, number] of rows.entries())
      for (const [index, letter] of GRID_COLUMNS.entries()) {
        const box = { x: x + index * step, y: y + line * GRID_CELL_MM, width: step, height: GRID_CELL_MM }
        const isCore = (letter === 'C' || letter === 'D') && (number === 3 || number === 4)
        pen.rect(box, { stroke: HAIRLINE_COLOUR, lineMm: isCore ? 0.5 : 0.2 })
        pen.text(`${letter}${number}`, [box.x + 1, box.y + 3.4], TEXT_STYLES.unit)
      }
    pen.rect({ x, y, width, height: rows.length * GRID_CELL_MM }, { lineMm: 0.7 })
  })
  const column = (title: string) => stack([heading(title), pencilLines(7, 21)])
  return stack(
    [
      band('', { ...HALF_PAGE_SIZES.band, subtitle: ['Vehicle'], figure: { value: '', unit: 'points' } }),
      statBoxes(
        [stat('Agility'), stat('Fighting'), stat('Shooting'), SPEED, plain('Ram'), plain('Crew'), plain('Seats')],
        { ...HALF_PAGE_SIZES.stats, heightMm: 16 },
      ),
      grid,
      tickBoxes(['Small', 'Medium', 'Large', 'Immobile', 'Shaken', 'Derelict'], { ...HALF_PAGE_SIZES.tick, gapMm: 3 }),
      buildBlankWeaponRow(HALF_PAGE_SIZES),
      row(
        [
          { block: column('Traits and abilities') },
          { block: stack([buildCampaignPointsBlock(null), column('Damage')], { gap: 2 }) },
        ],
        {
          gap: 4,
        },
      ),
    ],
    { gap: 2 },
  )
}
