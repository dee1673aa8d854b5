import { type Block, growing, row, space } from '#main/print/blocks/block.ts'
import { pips } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { PRINT_MARGIN_MM, type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type PrintableArmy, type SandPrintJob, buildSandPageTitle } from './job.ts'
import { buildBlankMachineCard, buildMachineCards } from './machine-card.ts'
import { buildBlankUnitCard, buildArmyUnitCards } from './unit-card.ts'

const GAP_MM = 4
const ROW_MM = 6.4
const BLANK_CARDS = { units: 4, machines: 2 } as const
/** Units of a blank sheet that shares its page with a firing list. */
const FEWER_UNITS = 2

/** Draws the army: a card for each unit and vehicle, and its secret firing list if it is wanted as well. */
export function drawArmySheets(job: SandPrintJob, hasFiringList: boolean): PageDraft[] {
  const { army } = job
  const size = getPaperSize(job.options.paper)
  const width = (size.widthMm - 2 * PRINT_MARGIN_MM - GAP_MM) / 2
  const cards =
    army === null
      ? blankCards(hasFiringList ? FEWER_UNITS : BLANK_CARDS.units)
      : [...buildArmyUnitCards(army, width), ...buildMachineCards(army)]
  const blocks = [...(army === null ? [] : [conditions(army)]), ...pairCards(cards)]
  const title = army === null ? buildSandPageTitle('Army', 'army sheet') : armyTitle(army)
  return layOutTitledPages(title, [...blocks, ...(hasFiringList ? [firingSection(army, ROW_MM)] : [])], size, 3)
}

/** Draws a page of the secret firing list alone (SAND-TURN-1, SAND-HIT-4). */
export function drawFiringListSheets({ army, options }: SandPrintJob): PageDraft[] {
  const title = buildSandPageTitle(
    army?.name ?? 'Firing list',
    'secret firing list',
    `Secret firing list ${army?.name ?? ''}`.trim(),
  )
  return layOutTitledPages(title, [firingSection(army, 8)], getPaperSize(options.paper))
}

function blankCards(units: number): Block[] {
  const repeat = (count: number, make: () => Block) => Array.from({ length: count }, make)
  return [...repeat(units, buildBlankUnitCard), ...repeat(BLANK_CARDS.machines, buildBlankMachineCard)]
}

function armyTitle({ name, figures, machines }: PrintableArmy) {
  const count = figures.reduce((sum, line) => sum + line.count, 0)
  return buildSandPageTitle(
    name,
    'army sheet',
    `${name}: ${formatCount(count, 'figure')}, ${formatCount(machines.length, 'vehicle')}`,
  )
}

/** Where the army fights, its spare helmets and its notes. */
function conditions({ plan, notes }: PrintableArmy): Block {
  const helmets = plan.helmets === 0 ? '' : `; ${formatCount(plan.helmets, 'spare helmet')}`
  const where = `${GRAVITIES[plan.gravity].title}, ${AIRS[plan.air].title.toLowerCase()}${helmets}. `
  return paragraph([bold(where), notes.replace(/\s+/g, ' ')], TEXT_STYLES.soft)
}

/** Two cards beside each other, equally high. */
function pairCards(cards: readonly Block[]): Block[] {
  return Array.from({ length: Math.ceil(cards.length / 2) }, (_, index) => {
    const [left = space(0), right = space(0)] = cards.slice(index * 2, index * 2 + 2)
    return growing(row([{ block: left }, { block: right }], { gap: GAP_MM }))
  })
}

/** Everybody who can fire, and room for what happens (SAND-HIT-1, SAND-HIT-2, SAND-HIT-4). */
function firingSection(army: PrintableArmy | null, rowMm: number): Block {
  const range = paragraph(
    Object.values(RANGE_BANDS)
      .map(({ title }) => title.toLowerCase())
      .join(' '),
    TEXT_STYLES.soft,
  )
  const columns = [
    { title: 'Who fires', share: 4 },
    { title: 'At what', share: 3 },
    { title: 'Range', widthMm: 32 },
    { title: 'Dice', widthMm: 14 },
    { title: 'Stood still', widthMm: 20, align: 'middle' },
    { title: 'Down', widthMm: 14, align: 'end' },
  ] as const
  const box = pips(1, { sizeMm: 4.2, gapMm: 0, groupMm: 0, shape: 'square' })
  const tick = row([{ block: space(0) }, { block: box, widthMm: 4.2 }, { block: space(0) }])
  const rows = (army === null ? [] : listShooters(army)).map(([who, weapon]) => [
    [bold(who), `, ${weapon}`],
    '',
    range,
    '',
    tick,
  ])
  const options = { rowMm, fillsSpace: true, fillCells: () => ['', '', range, '', tick] }
  return growing(section('Secret firing list', [table(columns, rows, options)], 0.6), 2)
}

/** Shooters by weapon: a row for each kind of figure of a unit, grenades apart. */
function listShooters({ figures, machines }: PrintableArmy): (readonly [who: string, weapon: string])[] {
  return [
    ...figures.flatMap(({ unit, toy, count, grenades }) => {
      const who = `${toy.name} (${count}), ${unit.name}`
      const weapons = [toy.weapon, grenades > 0 ? ('atomic-grenade' as const) : null]
      return weapons.flatMap((weapon) => (weapon === null ? [] : [[who, WEAPONS[weapon].title.toLowerCase()] as const]))
    }),
    ...machines.flatMap(({ name, toy }) =>
      toy.weapon === null ? [] : [[name, WEAPONS[toy.weapon].title.toLowerCase()] as const],
    ),
  ]
}
