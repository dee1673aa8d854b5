import type { CardKind, PlayCard } from '#main/print/cards/play-card.ts'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import {
  buildAmmunitionBoxes,
  formatItemTitle,
  formatWeaponRange,
  getRowPictogram,
  replaceHyphensByMinusSigns,
} from './unit-entries.ts'
import { listUsedRowsOfTables, type UsedRulebookRow } from './used-rows.ts'

/** Kinds of card: letter, name, and a ground that is told apart without colour. */
export const CARD_KINDS = {
  ranged: { letter: 'R', name: 'Ranged weapon', ground: 'lines', isDark: false },
  melee: { letter: 'M', name: 'Melee weapon', ground: 'diagonal', isDark: false },
  mounted: { letter: 'V', name: 'Vehicle weapon', ground: 'checks', isDark: false },
  section: { letter: 'S', name: 'Vehicle section', ground: 'squares', isDark: true },
  trait: { letter: 'T', name: 'Trait', ground: 'dots', isDark: false },
  ability: { letter: 'B', name: 'Ability', ground: 'net', isDark: false },
  item: { letter: 'I', name: 'Item', ground: 'squares', isDark: false },
  arcana: { letter: 'A', name: 'Arcana', ground: 'rays', isDark: true },
  unit: { letter: 'U', name: 'Unit', ground: 'dots', isDark: true },
  agenda: { letter: 'H', name: 'Hidden agenda', ground: 'net', isDark: true },
} as const satisfies Record<string, CardKind>
type CardKindName = keyof typeof CARD_KINDS

const PLAIN = { pictureUrl: null, boxes: null, writing: '', ticks: [], owner: '', values: [], subtitle: '' } as const

/** A card of a row of the rules, with the unit of each use. */
export interface RulebookRowCard extends PlayCard {
  readonly users?: readonly string[]
}

/** Builds a card for each weapon in use. */
export function buildWeaponCards(used: readonly UsedRulebookRow[]): RulebookRowCard[] {
  return listUsedRowsOfTables(used, 'weapons', 'vehicleWeapons').flatMap(
    ({ named, print, users }): RulebookRowCard[] => {
      const { id, table, row } = named
      if (!('specialRules' in row)) return []
      const { tables } = print.rules
      const rules = row.specialRules.flatMap((rule) => tables.weaponRules[rule] ?? [])
      const rounds = buildAmmunitionBoxes(row.ammo, 0, tables)
      const isMounted = table === 'vehicleWeapons'
      return [
        {
          ...PLAIN,
          kind: CARD_KINDS[isMounted ? 'mounted' : row.type === 'melee' ? 'melee' : 'ranged'],
          title: row.name,
          subtitle: row.keywords.join(', '),
          art: getRowPictogram(table, id, print.house),
          corner: { value: String(row.cost), unit: isMounted ? 'pts' : 'cr' },
          values: [
            { value: formatWeaponRange(row), label: 'range' },
            { value: replaceHyphensByMinusSigns(row.damage), label: 'damage' },
            'hands' in row ? { value: row.hands, label: 'hands' } : { value: 'mount', label: 'needs' },
          ],
          texts: [
            { name: '', text: replaceHyphensByMinusSigns(row.summary) },
            ...rules.map(({ name, summary }) => ({ name, text: replaceHyphensByMinusSigns(summary) })),
          ],
          boxes: rounds === null ? null : { count: 5, label: rounds.name },
          carriers: [...new Set(users)],
          users,
        },
      ]
    },
  )
}

/** Builds a card for each kind of vehicle section in use (P28-VEH-PROF-1). */
export function buildSectionCards(used: readonly UsedRulebookRow[]): RulebookRowCard[] {
  return listUsedRowsOfTables(used, 'vehicleSections').flatMap(
    ({ named: { row, id, table }, print, users }): RulebookRowCard[] => {
      if (!('hitPoints' in row)) return []
      const counts = [
        { value: String(row.hitPoints), label: 'hit points' },
        ...('crew' in row && row.crew ? [{ value: String(row.crew), label: 'crew' }] : []),
        ...('mounts' in row && row.mounts ? [{ value: String(row.mounts), label: 'weapons' }] : []),
        ...('seats' in row && row.seats ? [{ value: String(row.seats), label: 'seats' }] : []),
      ]
      return [
        {
          ...PLAIN,
          kind: CARD_KINDS.section,
          title: row.name,
          art: getRowPictogram(table, id, print.house),
          corner: { value: String(row.cost), unit: 'pts' },
          values: counts,
          texts: [{ name: '', text: replaceHyphensByMinusSigns(row.summary) }],
          carriers: [...new Set(users)],
          users,
        },
      ]
    },
  )
}

const TALENTS: Partial<Record<TableName, CardKindName>> = {
  traits: 'trait',
  vehicleTraits: 'trait',
  abilities: 'ability',
  vehicleAbilities: 'ability',
}

/** Builds a card for each trait and ability in use. */
export function buildTalentCards(used: readonly UsedRulebookRow[]): RulebookRowCard[] {
  return (Object.keys(TALENTS) as TableName[]).flatMap((table) =>
    listUsedRowsOfTables(used, table).map(({ named: { row, id }, print, users }): RulebookRowCard => {
      const roll = 'skillRoll' in row && row.skillRoll ? [{ value: SKILLS[row.skillRoll].name, label: 'roll' }] : []
      return {
        ...PLAIN,
        kind: CARD_KINDS[TALENTS[table] ?? 'trait'],
        title: row.name,
        subtitle: table.startsWith('vehicle') ? 'vehicle' : '',
        art: getRowPictogram(table, id, print.house),
        corner:
          'cost' in row
            ? { value: replaceHyphensByMinusSigns(String(row.cost)), unit: 'pts' }
            : { value: '', unit: '' },
        values: roll,
        texts: [{ name: '', text: replaceHyphensByMinusSigns(row.summary) }],
        carriers: [...new Set(users)],
        users,
      }
    }),
  )
}

/** Builds a card for each item and armour in use. */
export function buildItemCards(used: readonly UsedRulebookRow[]): RulebookRowCard[] {
  return listUsedRowsOfTables(used, 'items', 'armour').map(
    ({ named: { row, id, table }, print, users }): RulebookRowCard => {
      const isUsedUp = 'kind' in row && row.kind === 'consumable'
      const defence =
        'defence' in row && typeof row.defence === 'string' ? [{ value: row.defence, label: 'armour roll' }] : []
      return {
        ...PLAIN,
        kind: CARD_KINDS.item,
        title: formatItemTitle(row.name),
        subtitle: table === 'armour' ? 'armour' : '',
        art: getRowPictogram(table, id, print.house),
        corner: 'cost' in row ? { value: String(row.cost), unit: 'cr' } : { value: '', unit: '' },
        values: defence,
        texts: [{ name: '', text: replaceHyphensByMinusSigns(row.summary) }],
        boxes: isUsedUp ? { count: Math.min(5, users.length), label: 'used up' } : null,
        carriers: [...new Set(users)],
        users,
      }
    },
  )
}

/** Builds a card for each power of the arcana. */
export function buildArcanaCards(): RulebookRowCard[] {
  const ids = listRowIds(ARCANA)
  return ids.map((id): RulebookRowCard => {
    const { name, roll, skillRoll, summary } = ARCANA[id]
    return {
      ...PLAIN,
      kind: CARD_KINDS.arcana,
      title: name,
      subtitle: `${roll} of ${ids.length}`,
      art: id === 'flame' ? 'flame' : id === 'shield' ? 'shield' : id === 'terrify' ? 'skull' : 'eye',
      corner: { value: String(roll), unit: '' },
      values: [
        { value: String(roll), label: 'on 1D12' },
        { value: SKILLS[skillRoll].name, label: 'roll' },
      ],
      texts: [{ name: '', text: replaceHyphensByMinusSigns(summary) }],
      carriers: [],
    }
  })
}

/** Builds the secret card of each hidden agenda (P28-AGENDA-1), with the picture of who holds it. */
export function buildAgendaCards(
  agendas: readonly AgendaView[],
  pictureOf: (characterId: string) => string | null,
): PlayCard[] {
  return agendas.map((view): PlayCard => {
    const { agenda, worth, failedGames, choice, target, search, characterId, characterName, warbandName } = view
    const { name, summary } = HIDDEN_AGENDAS[agenda]
    const asks = choice === null ? '' : choice.names === 'edge' ? 'Edge' : 'Enemy'
    const named = asks === '' || target === '' ? [] : [{ name: asks, text: target }]
    return {
      ...PLAIN,
      kind: CARD_KINDS.agenda,
      title: name,
      subtitle: 'your eyes only',
      art: 'mask',
      pictureUrl: pictureOf(characterId),
      corner: { value: String(worth), unit: 'cp' },
      values: failedGames > 0 ? [{ value: String(failedGames), label: 'games failed' }] : [],
      texts: [{ name: '', text: replaceHyphensByMinusSigns(summary) }, ...named],
      boxes: search === null ? null : { count: 4, label: 'corners searched' },
      writing: named.length === 0 ? asks : '',
      carriers: [],
      ticks: ['Done', 'Failed'],
      owner: `${characterName}\n${warbandName}`,
    }
  })
}
