import { type Block, scaled, stack } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { layOutBook } from '#main/print/pages/book.ts'
import { computeHalfPaperSize } from '#main/print/pages/booklet.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import type { PageDraft } from '#main/print/pages/page.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { SheetPaper } from '#shared/cluster/picture-options.ts'
import type { Rules, TableName } from '#shared/games/planet28/rulebook.ts'
import { RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { listRowIds, type PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { buildRuleRow } from './entry-blocks.ts'
import type { PrintableUnit, PrintableWarband } from './printable-unit.ts'
import { CARD_SIZES } from './sheet-sizes.ts'
import { buildRuleEntry, formatWeaponRange, replaceHyphensByMinusSigns } from './unit-entries.ts'
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

/** Builds a reference sheet of exactly the rules that some units of a warband use. */
export function buildReferenceSheet(warband: PrintableWarband, units: readonly PrintableUnit[]): Block {
  const sections = listParts(warband, units).flatMap((part) => part.sections)
  return stack([referenceBand(warband, PAGE_BAND_MM), createColumnsBlock(stack(sections, { gap: 2.4 }), 2, 6)], {
    gap: 3,
  })
}

/** Scale at which the rules of a booklet have 12 pt. */
const BOOKLET_SCALE = 4 / 3
const BOOKLET_PT = 12

/** Lays the reference out as half pages of a booklet, with its contents on the cover. */
export function layOutReferenceBooklet(
  warband: PrintableWarband,
  units: readonly PrintableUnit[],
  paper: SheetPaper,
): PageDraft[] {
  return layOutBook({
    title: `${warband.view.name}: quick reference`,
    size: computeHalfPaperSize(paper),
    sizePt: BOOKLET_PT,
    cover: referenceBand(warband, COVER_BAND_MM),
    hasContentsOnCover: true,
    chapters: listParts(warband, units).map(({ title, sections }) => ({
      title,
      block: scaled(stack(sections, { gap: 2.4 }), BOOKLET_SCALE),
    })),
  })
}

const PAGE_BAND_MM = 12
const COVER_BAND_MM = 24

function referenceBand({ view }: PrintableWarband, heightMm: number): Block {
  const subtitle = [view.name, 'only the rules that it uses']
  return band('Quick reference', { titlePt: 21, heightMm, subtitle })
}

/** The parts of a reference, each with its sections. */
function listParts({ print }: PrintableWarband, units: readonly PrintableUnit[]) {
  const used = listUsedRulebookRows(units)
  const parts = [
    {
      title: 'Weapons and rules',
      sections: [...weaponTable(used), ...DESCRIBED_TABLES.flatMap((name) => described(name, used))],
    },
    {
      title: 'Tables and agreements',
      sections: [
        ...(usesArcana(used) ? [rolled('Arcana, 1D12', ARCANA)] : []),
        ...(units.some(({ kind }) => kind === 'character') ? [rolled('Injuries, 1D8', INJURIES)] : []),
        ...(units.some(({ kind }) => kind === 'vehicle') ? [rolled('Vehicle damage, 1D6', VEHICLE_DAMAGE)] : []),
        ...agreed(print.rules),
      ],
    },
  ]
  return parts.filter(({ sections }) => sections.length > 0)
}

function weaponTable(used: readonly UsedRulebookRow[]): Block[] {
  const rows = listUsedRowsOfTables(used, 'weapons', 'vehicleWeapons').flatMap(({ named: { row }, print }) => {
    if (!('specialRules' in row)) return []
    const rules = row.specialRules.flatMap((id) => print.rules.tables.weaponRules[id]?.name ?? [])
    const words = [bold(row.name), rules.length === 0 ? '' : ` ${rules.join(', ')}`]
    return [
      [words, formatWeaponRange(row), replaceHyphensByMinusSigns(row.damage), 'hands' in row ? String(row.hands) : '–'],
    ]
  })
  if (rows.length === 0) return []
  const columns = [
    { title: 'Weapon', share: 2.4 },
    { title: 'Range', share: 1, align: 'middle' as const },
    { title: 'Damage', share: 1, align: 'middle' as const },
    { title: 'Hands', widthMm: 11, align: 'middle' as const },
  ]
  return [section('Weapons', [table(columns, rows, { style: { ...TEXT_STYLES.body, sizePt: 9 } })])]
}

function described(name: TableName, used: readonly UsedRulebookRow[]): Block[] {
  const entries = listUsedRowsOfTables(used, name).map(({ named, print }) =>
    buildRuleRow({ ...buildRuleEntry({ ...named, count: 1 }, print.house), boxes: 0 }, CARD_SIZES),
  )
  return entries.length === 0 ? [] : [section(RULEBOOK_TABLE_HEADINGS[name].title, entries, 0.2)]
}

/** A table to roll on, by face. */
function rolled(title: string, rows: Readonly<Record<string, PrintedRow & { readonly roll: number }>>): Block {
  const lines = Object.values(rows).map(({ roll, name, summary }) =>
    paragraph(
      [{ text: `${roll} `, style: { face: 'sans-bold' } }, bold(`${name}. `), replaceHyphensByMinusSigns(summary)],
      {
        ...TEXT_STYLES.body,
        sizePt: 9,
      },
    ),
  )
  return section(title, lines, 0.8)
}

/** The rulings that differ from the default. */
function agreed({ settings }: Rules): Block[] {
  const lines = listRowIds(RULINGS).flatMap((id): Block[] => {
    const { title, choices }: RulingRow = RULINGS[id]
    const chosen = choices.find(({ value }) => value === settings[id])
    if (chosen === undefined || chosen === choices[0]) return []
    return [paragraph([bold(`${title}. `), `${chosen.label}.`], { ...TEXT_STYLES.body, sizePt: 9 })]
  })
  return lines.length === 0 ? [] : [section('Agreed at this table', lines, 0.8)]
}
