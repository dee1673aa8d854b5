import { atWidth, type Block, drawing, row, scaled, space, stack } from '#main/print/blocks/block.ts'
import { orrery } from '#main/print/blocks/orrery.ts'
import { pencilLines } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { fitted, paragraph, section } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { bookBox, layOutBook } from '#main/print/pages/book.ts'
import { computeHalfPaperSize } from '#main/print/pages/booklet.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { type PageDraft, splitBlockIntoBoxes } from '#main/print/pages/page.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { SheetPaper, SheetSize } from '#shared/cluster/picture-options.ts'
import type { Rules, TableName } from '#shared/games/planet28/rulebook.ts'
import { RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { buildAgreements } from './agreements.ts'
import { buildRuleRow } from './entry-blocks.ts'
import type { PrintableUnit, PrintableWarband } from './printable-unit.ts'
import { CARD_SIZES } from './sheet-sizes.ts'
import { buildTurnRules } from './turn-rules.ts'
import { buildRuleEntry, formatWeaponRange, getRowPictogram, replaceHyphensByMinusSigns } from './unit-entries.ts'
import { listUsedRowsOfTables, listUsedRulebookRows, type UsedRulebookRow, usesArcana } from './used-rows.ts'

/** Tables of a reference sheet, in the order of need during play. */
const DESCRIBED_TABLES: readonly TableName[] = [
  'weaponRules',
  'armour',
  'traits',
  'abilities',
  'items',
  'vehicleTypes',
  'vehicleSections',
  'vehicleTraits',
  'vehicleAbilities',
]

/** Builds a reference sheet: a turn, and exactly the rules that some units of a warband use. */
export function buildReferenceSheet(warband: PrintableWarband, units: readonly PrintableUnit[]): Block {
  const used = listUsedRulebookRows(units)
  const sections = [
    ...buildTurnRules(units),
    ...weaponTable(used),
    ...DESCRIBED_TABLES.flatMap((name) => described(name, used)),
    ...arcanaTable(used),
    ...tablesToRollAfterGame(units),
    ...agreedSection(warband.print.rules),
  ]
  const title = band('Quick reference', {
    titlePt: 21,
    heightMm: 12,
    subtitle: [warband.view.name, 'only the rules that it uses'],
  })
  const rules = stack(sections, { gap: 1.9 })
  return stack([title, atWidth((width) => (width < LEAST_SPREAD_MM ? rules : createColumnsBlock(rules, 2, 6)))], {
    gap: 3,
  })
}

/** Narrower pages, as in large print, have one column. */
const LEAST_SPREAD_MM = 150

/** Sizes of the rules of a booklet. */
const BOOKLET_SIZES_PT = [12, 11, 10]
/** Size of rules on a reference sheet. */
const RULES_PT = 9
const RULES = { ...TEXT_STYLES.body, sizePt: RULES_PT }
const SMALL = { ...TEXT_STYLES.soft, sizePt: 8, leading: 1.1 }

/** Lays the reference out as half pages of a booklet: cover, the turn, what they carry, after the game. */
export function layOutReferenceBooklet(
  warband: PrintableWarband,
  units: readonly PrintableUnit[],
  paper: SheetPaper,
): PageDraft[] {
  const size = computeHalfPaperSize(paper)
  return layOutBook({
    title: `${warband.view.name}: quick reference`,
    size,
    sizePt: 12,
    cover: cover(warband),
    chapters: listChapters(warband, units).map(({ title, block }) => ({ title, block: enlarge(block, size) })),
  })
}

/** Sets a chapter in the largest size in which it takes the fewest pages. */
function enlarge(block: Block, size: SheetSize): Block {
  const box = bookBox(size)
  const layouts = BOOKLET_SIZES_PT.map((sizePt) => {
    const layout = scaled(block, sizePt / RULES_PT)
    return { layout, pages: splitBlockIntoBoxes(layout, box).length }
  })
  const fewest = Math.min(...layouts.map(({ pages }) => pages))
  return layouts.find(({ pages }) => pages === fewest)?.layout ?? block
}

function cover({ view }: PrintableWarband): Block {
  const middle = { anchor: 'middle' } as const
  return stack([
    space(10),
    scaled(orrery(), 1.3),
    space(8),
    fitted(view.name, { ...TEXT_STYLES.title, sizePt: 30 }, { heightMm: 24, singlePt: 18, ...middle }),
    space(2),
    paragraph('Quick reference: only the rules that it uses', { ...TEXT_STYLES.note, sizePt: 12 }, middle),
  ])
}

function listChapters(warband: PrintableWarband, units: readonly PrintableUnit[]) {
  const used = listUsedRulebookRows(units)
  const rules = DESCRIBED_TABLES.flatMap((name) => listEntries(name, used))
  const columns = (blocks: readonly Block[], gap: number) => createColumnsBlock(stack(blocks, { gap }), 2, 5)
  const carried = [...weaponTable(used), ...(rules.length === 0 ? [] : [columns(rules, 0.6)]), ...arcanaTable(used)]
  const after = [...tablesToRollAfterGame(units), ...agreedSection(warband.print.rules)]
  return [
    { title: 'The turn', block: columns(buildTurnRules(units), 3) },
    ...(carried.length === 0 ? [] : [{ title: 'What they carry', block: stack(carried, { gap: 2.4 }) }]),
    {
      title: 'After the game',
      block: stack([...after, section('Notes', []), pencilLines(6)], { gap: 2.4 }),
    },
  ]
}

function arcanaTable(used: readonly UsedRulebookRow[]): Block[] {
  return usesArcana(used) ? [rolled('Arcana, 1D12', ARCANA)] : []
}

function tablesToRollAfterGame(units: readonly PrintableUnit[]): Block[] {
  return [
    ...(units.some(({ kind }) => kind === 'character') ? [rolled('Injuries, 1D8', INJURIES)] : []),
    ...(units.some(({ kind }) => kind === 'vehicle') ? [rolled('Vehicle damage, 1D6', VEHICLE_DAMAGE)] : []),
  ]
}

/** Letters of the names of a weapon's users; the first is always named, and those without room are counted. */
const MOST_USER_LETTERS = 40
const WEAPON_ICON_MM = 5.4

function weaponTable(used: readonly UsedRulebookRow[]): Block[] {
  const rows = listUsedRowsOfTables(used, 'weapons', 'vehicleWeapons').flatMap(
    ({ named: { id, table: source, row: weapon }, print, users }) => {
      if (!('specialRules' in weapon)) return []
      const rules = weapon.specialRules.flatMap((rule) => print.rules.tables.weaponRules[rule]?.name ?? [])
      const words = [rules.join(', '), weapon.keywords.join(', ')].filter((text) => text !== '').join(' · ')
      const pictogram = getRowPictogram(source, id, print.house)
      const icon = drawing(WEAPON_ICON_MM, (pen, { x, y }) => pen.pictogram(pictogram, [x, y], WEAPON_ICON_MM))
      const name = stack([paragraph([bold(weapon.name)], RULES), ...(words === '' ? [] : [paragraph(words, SMALL)])])
      const figure = (text: string) => paragraph(text, { ...TEXT_STYLES.figure, sizePt: 8.5 }, { anchor: 'middle' })
      const hands = 'hands' in weapon ? String(weapon.hands) : '–'
      return [
        [
          row([{ block: icon, widthMm: WEAPON_ICON_MM }, { block: name }], { gap: 1.6, align: 'middle' }),
          figure(formatWeaponRange(weapon)),
          figure(replaceHyphensByMinusSigns(weapon.damage)),
          figure(hands),
          paragraph(formatUsers(users), SMALL),
        ],
      ]
    },
  )
  if (rows.length === 0) return []
  const columns = [
    { title: 'Weapon', share: 2.2 },
    { title: 'Range', widthMm: 15, align: 'middle' as const },
    { title: 'Damage', widthMm: 15.5, align: 'middle' as const },
    { title: 'Hands', widthMm: 12.5, align: 'middle' as const },
    { title: 'Who', share: 1.3 },
  ]
  return [table(columns, rows)]
}

function formatUsers(users: readonly string[]): string {
  const names = [...new Set(users)]
  const shown = names.filter(
    (_, index) => index === 0 || names.slice(0, index + 1).join(', ').length <= MOST_USER_LETTERS,
  )
  const more = names.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function listEntries(name: TableName, used: readonly UsedRulebookRow[]): Block[] {
  return listUsedRowsOfTables(used, name).map(({ named, print }) =>
    buildRuleRow({ ...buildRuleEntry({ ...named, count: 1 }, print.house), boxes: 0 }, CARD_SIZES),
  )
}

function described(name: TableName, used: readonly UsedRulebookRow[]): Block[] {
  const entries = listEntries(name, used)
  return entries.length === 0 ? [] : [section(RULEBOOK_TABLE_HEADINGS[name].title, entries, 0.2)]
}

/** A table to roll on, by face. */
function rolled(title: string, rows: Readonly<Record<string, PrintedRow & { readonly roll: number }>>): Block {
  const lines = Object.values(rows).map(({ roll, name, summary }) =>
    row(
      [
        {
          block: paragraph(String(roll), { ...TEXT_STYLES.figure, sizePt: RULES_PT, leading: RULES.leading }),
          widthMm: 5,
        },
        { block: paragraph([bold(`${name}. `), replaceHyphensByMinusSigns(summary)], RULES) },
      ],
      { gap: 0.6 },
    ),
  )
  return section(title, lines, 0.8)
}

function agreedSection(rules: Rules): Block[] {
  const agreements = buildAgreements(rules)
  return agreements.length === 0 ? [] : [section('Agreed at this table, above all rules', agreements, 0.8)]
}
