import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type LabelledValue,
  omitIfEmpty,
  type FoldCard,
  type SheetEntry,
  type SheetSection,
  type Sheet,
} from '../sheet-model.ts'
import { formatWeaponRange, formatSourcePage, listWeaponRuleLines } from './sheet-entries.ts'
import { splitTextForPages } from './split-text.ts'
import { filterByTable, type UsedRow } from './used-rows.ts'

/** Maximum number of carriers named on a card. The others are counted. */
const MOST_CARRIERS = 3
/** Maximum length of a rule kept on one card. */
const LONGEST_LINE = 150

/** Kind labels of cards by table. */
const KICKERS = {
  traits: 'Trait',
  abilities: 'Ability',
  vehicleTraits: 'Vehicle trait',
  vehicleAbilities: 'Vehicle ability',
} as const

/** Builds a card for each weapon in use. */
export function buildWeaponCards(used: readonly UsedRow[]): Sheet[] {
  return filterByTable(used, 'weapons', 'vehicleWeapons').flatMap((item) => weaponCard(item))
}

function weaponCard({ named, rules, users }: UsedRow): Sheet[] {
  const { row, table, id } = named
  if (!('specialRules' in row)) return []
  const facts: LabelledValue[] = [
    { term: 'Range', value: formatWeaponRange(row) },
    { term: 'Damage', value: row.damage },
    { term: 'Hands', value: 'hands' in row ? String(row.hands) : 'on a mount' },
    ...ammoFacts(row.ammo, rules),
    ...(row.keywords.length > 0 ? [{ term: 'Keywords', value: row.keywords.join(', ') }] : []),
  ]
  const sections: SheetSection[] = [
    { kind: 'facts', heading: '', atoms: [facts] },
    ...listWeaponRuleLines([{ row }], rules.tables).map(ruleSection),
    { kind: 'text', heading: '', atoms: splitTextForPages(row.summary, 'card') },
    carriedBy(users),
  ]
  const kicker = table === 'vehicleWeapons' ? 'Vehicle weapon' : `${row.type === 'melee' ? 'Melee' : 'Ranged'} weapon`
  return [
    card({ id: `card:${table}:${id}:${users.join()}`, kicker, title: row.name, note: formatSourcePage(row), sections }),
  ]
}

/** Section of a rule on one line. A long rule gets its own heading, so that it can continue on the next card. */
function ruleSection(rule: SheetEntry): SheetSection {
  if (rule.name.length + rule.summary.length <= LONGEST_LINE) return { kind: 'lines', heading: '', atoms: [rule] }
  return { kind: 'text', heading: rule.name, atoms: splitTextForPages(`${rule.summary} ${rule.source}`, 'card') }
}

function ammoFacts(ammo: string | null, { tables }: Rules): LabelledValue[] {
  if (ammo === null) return []
  return [{ term: 'Ammunition', value: tables.items[ammo]?.name ?? ammo }]
}

/** Builds a card for each trait and ability in use. */
export function buildTalentCards(used: readonly UsedRow[]): Sheet[] {
  return listRowIds(KICKERS).flatMap((table) =>
    filterByTable(used, table).map(({ named: { row, id }, users }) => {
      const facts = 'skillRoll' in row && row.skillRoll ? [{ term: 'Roll', value: SKILLS[row.skillRoll].name }] : []
      return card({
        id: `card:${table}:${id}:${users.join()}`,
        kicker: KICKERS[table],
        title: row.name,
        note: formatSourcePage(row),
        sections: [
          ...omitIfEmpty({ kind: 'facts', heading: '', atoms: facts.length > 0 ? [facts] : [] }),
          { kind: 'text', heading: '', atoms: splitTextForPages(row.summary, 'card') },
          carriedBy(users),
        ],
      })
    }),
  )
}

/** Builds a card for each power of the arcana. */
export function buildArcanaCards(): Sheet[] {
  return listRowIds(ARCANA).map((id) => {
    const row = ARCANA[id]
    return card({
      id: `card:arcana:${id}`,
      kicker: 'Arcana',
      title: row.name,
      note: formatSourcePage(row),
      sections: [
        {
          kind: 'facts',
          heading: '',
          atoms: [
            [
              { term: 'On 1D12', value: String(row.roll) },
              { term: 'Roll', value: SKILLS[row.skillRoll].name },
            ],
          ],
        },
        { kind: 'text', heading: '', atoms: splitTextForPages(row.summary, 'card') },
      ],
    })
  })
}

const HOW_TO_FOLD =
  'Fold the pattern over the text along the dotted line, then this side back along the dashed one. For your eyes only.'
const SEARCHED: SheetSection = { kind: 'ticks', heading: 'Corners searched', atoms: [['1', '2', '3', '4']] }

/** Builds a folded card for each hidden agenda, which hides its text (P28-AGENDA-1). */
export function buildAgendaCards(agendas: readonly AgendaView[]): FoldCard[] {
  return agendas.map((secret) => {
    const row = HIDDEN_AGENDAS[secret.agenda]
    const facts: LabelledValue[] = [
      { term: 'Worth', value: `${secret.worth} campaign points` },
      ...(secret.failedGames > 0 ? [{ term: 'Failed', value: formatCount(secret.failedGames, 'game') }] : []),
      ...targetFacts(secret),
    ]
    return {
      front: card({
        id: `front:${secret.id}`,
        kicker: 'Hidden agenda',
        title: secret.characterName,
        note: '',
        sections: [
          { kind: 'text', heading: '', atoms: splitTextForPages(secret.warbandName, 'card') },
          { kind: 'text', heading: '', atoms: splitTextForPages(HOW_TO_FOLD, 'card') },
        ],
      }),
      back: card({
        id: `back:${secret.id}`,
        kicker: 'Secret',
        title: row.name,
        note: formatSourcePage(row),
        sections: [
          { kind: 'facts', heading: '', atoms: [facts] },
          { kind: 'text', heading: '', atoms: splitTextForPages(row.summary, 'card') },
          ...(secret.search === null ? [] : [SEARCHED]),
          { kind: 'ticks', heading: '', atoms: [['Done', 'Failed']] },
        ],
      }),
    }
  })
}

/** The named target, or a line to write it on. */
function targetFacts({ choice, target }: AgendaView): LabelledValue[] {
  if (choice === null) return []
  return [{ term: choice.names === 'edge' ? 'Edge' : 'Enemy', value: target === '' ? '_'.repeat(14) : target }]
}

interface CardText {
  readonly id: string
  readonly kicker: string
  readonly title: string
  readonly note: string
  readonly sections: readonly SheetSection[]
}

function card({ id, kicker, title, note, sections }: CardText): Sheet {
  return {
    id,
    form: 'card',
    kicker,
    title,
    subtitle: note,
    figure: null,
    portraitId: null,
    path: null,
    pencil: null,
    bands: [{ columns: 1, sections }],
  }
}

function carriedBy(users: readonly string[]): SheetSection {
  const names = [...new Set(users)]
  const more = names.length - MOST_CARRIERS
  const text = names.slice(0, MOST_CARRIERS).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return { kind: 'text', heading: 'Who', atoms: splitTextForPages(text, 'card') }
}
