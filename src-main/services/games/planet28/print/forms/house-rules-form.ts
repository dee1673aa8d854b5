import type { Block } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import type { FormMakersByForm } from '#main/services/print/page-form.ts'
import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import {
  findRulebookRow,
  PRINTED_TABLES,
  RULEBOOK_TABLE_HEADINGS,
  type TableName,
} from '#shared/games/planet28/rulebook.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import { formatCount } from '#shared/kit/format.ts'

interface HouseSources {
  readonly rulings: () => readonly RulingView[]
  readonly rows: () => readonly HouseRowView[]
}

type Field = keyof HouseFields

const LABELS: Readonly<Record<Field, string>> = {
  name: 'Name',
  summary: 'Rule',
  cost: 'Cost',
  type: 'Type',
  hands: 'Hands',
  damage: 'Damage',
  rangeCm: 'Range, cm',
  minRangeCm: 'Least range, cm',
  specialRules: 'Special rules',
  ammo: 'Ammunition',
  keywords: 'Keywords',
  base: 'Made from',
  defence: 'Defence',
  kind: 'Kind',
  hitPoints: 'Hit points',
  speedCm: 'Speed, cm',
  crew: 'Crew',
  mounts: 'Mounts',
  seats: 'Seats',
  arc: 'Arc',
  facings: 'Facings',
  effects: 'Effects in battle',
  use: 'Use in battle',
}

/** Fields whose values are ids of rows, with their table. */
const NAMED_ROWS: Partial<Record<Field, TableName>> = { specialRules: 'weaponRules', ammo: 'items', base: 'weapons' }

const ROW_MM = 6.5
const EMPTY = '–'

/** Creates the form of what differs from the book: answers of the table, changed rows, and rows of its own. */
export function createHouseRulesFormMaker({ rulings, rows }: HouseSources): Pick<FormMakersByForm, 'house-rules'> {
  return {
    'house-rules'(_page, context) {
      const all = rows()
      const blocks = [
        ...rulingsSection(rulings()),
        ...patchesSection(all.filter(({ kind }) => kind === 'patch')),
        ...ownSection(all.filter(({ kind }) => kind === 'own')),
      ]
      const nothing = paragraph('Nothing differs: this table plays by the book.', TEXT_STYLES.body)
      return composeForm(
        {
          name: 'House rules',
          kind: 'Planet 28',
          edition: '',
          subtitle: ['House rules', 'what differs from the book'],
          blocks: blocks.length === 0 ? [nothing] : blocks,
        },
        context,
      )
    },
  }
}

function rulingsSection(all: readonly RulingView[]): Block[] {
  const rows = all.flatMap(({ id, value, isChosen, reason }) => {
    const { title, choices }: RulingRow = RULINGS[id]
    const [printed] = choices
    if (!isChosen || value === printed.value) return []
    const own = choices.find((choice) => choice.value === value)?.label ?? String(value)
    return [[[bold(title)], printed.label, [bold(own), reason === '' ? '' : ` ${reason}`]]]
  })
  const columns = [
    { title: 'Question', share: 2 },
    { title: 'By default', share: 2 },
    { title: 'Here', share: 3 },
  ]
  return rows.length === 0 ? [] : [section('Rulings', [table(columns, rows, { rowMm: ROW_MM })])]
}

function patchesSection(patches: readonly HouseRowView[]): Block[] {
  const rows = patches.flatMap(({ table: name, rowId, name: title, fields, notes }) => {
    const printed: Readonly<Record<string, unknown>> = { ...findRulebookRow(PRINTED_TABLES, name, rowId) }
    return listFields(fields).map(([field, value], index) => [
      index === 0 ? [bold(title), ` ${RULEBOOK_TABLE_HEADINGS[name].title}`] : '',
      LABELS[field],
      formatValue(field, printed[field]),
      [bold(formatValue(field, value)), index === 0 && notes !== '' ? ` ${notes}` : ''],
    ])
  })
  const columns = [
    { title: 'What', share: 3 },
    { title: 'Value', share: 2 },
    { title: 'In the book', share: 3 },
    { title: 'Here', share: 3 },
  ]
  return rows.length === 0 ? [] : [section('Changed', [table(columns, rows, { rowMm: ROW_MM })])]
}

function ownSection(own: readonly HouseRowView[]): Block[] {
  const rows = own.map(({ table: name, name: title, fields, notes }) => [
    [bold(title), ` ${RULEBOOK_TABLE_HEADINGS[name].title}`],
    listFields(fields)
      .flatMap(([field, value]) => {
        const text = formatValue(field, value).replace(/\.$/, '')
        return field === 'name' || text === EMPTY ? [] : `${LABELS[field]}: ${text}`
      })
      .join('; '),
    notes,
  ])
  const columns = [
    { title: 'What', share: 2 },
    { title: 'Values', share: 5 },
    { title: 'Notes', share: 2 },
  ]
  return rows.length === 0 ? [] : [section('Of our own', [table(columns, rows, { rowMm: ROW_MM })])]
}

function listFields(fields: HouseRowView['fields']): (readonly [Field, unknown])[] {
  return (Object.entries(fields) as [Field, unknown][]).filter(([, value]) => value !== undefined)
}

function formatValue(field: Field, value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY
  if (field === 'effects' && Array.isArray(value)) return formatCount(value.length, 'effect')
  if (Array.isArray(value)) return value.length === 0 ? EMPTY : value.map((item) => formatItem(field, item)).join(', ')
  return typeof value === 'object' ? 'changed' : formatItem(field, value)
}

function formatItem(field: Field, value: unknown): string {
  const named = NAMED_ROWS[field]
  const row = named === undefined ? null : findRulebookRow(PRINTED_TABLES, named, String(value))
  return row?.name ?? String(value)
}
