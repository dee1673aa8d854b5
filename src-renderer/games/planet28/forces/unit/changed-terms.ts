import type { DefinitionListItem } from '#renderer/ui/types.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { formatIdAsWords } from '#shared/kit/format.ts'

/** Lists the differences between two states of a form: the field and the typed value. */
export function listChangedTerms(typed: object, now: object, nameOf: (id: string) => string): DefinitionListItem[] {
  const before = new Map(flatten(now))
  return flatten(typed).flatMap(([term, value]) => (before.get(term) === value ? [] : [{ term, value: nameOf(value) }]))
}

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listRowIds(SKILLS).map((id) => [id, SKILLS[id].name])),
  name: 'Name',
  warbandId: 'Warband',
  notes: 'Notes',
  hitPoints: 'Hit points',
  traits: 'Traits',
  abilities: 'Abilities',
  equipment: 'Equipment',
  weapons: 'Weapons',
  sections: 'Sections',
  type: 'Type',
  background: 'Background',
  portraitId: 'Portrait',
  allowed: 'Allowed by ruling',
  isArchived: 'Archived',
  loadouts: 'Loadouts',
  factionId: 'Faction',
  pointLimit: 'Point limit',
  play: 'Play',
  leaderId: 'Leader',
  stash: 'Stash',
  state: 'State',
}

function flatten(fields: object): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const label = LABELS[key] ?? key
    if (Array.isArray(value)) return [[label, value.length === 0 ? 'none' : value.map(itemText).join(', ')]]
    return typeof value === 'object' && value !== null ? flatten(value) : [[label, String(value)]]
  })
}

/**
 * Formats an item: an id as a name, a placed section with its cell, a loadout with its members, a ruling by its
 * reason.
 */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return formatIdAsWords(String(item))
  const part = (key: string): unknown => Reflect.get(item, key)
  const equipment = part('equipment')
  if (Array.isArray(equipment))
    return `${String(part('members'))} with ${equipment.map(itemText).join(', ') || 'nothing'}`
  const reason = part('reason')
  if (typeof reason === 'string') return reason
  return `${itemText(part('section'))} in ${String(part('cell'))}`
}
