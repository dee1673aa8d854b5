import type { Unit } from '#main/db/repositories/planet28/units.ts'
import type { AcceptedProblem } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'
import { formatIdAsWords, formatNameMidSentence } from '#shared/kit/format.ts'

/** Access to a profile of one kind, for labels. */
export interface ProfileAccessors<Profile> {
  readonly skills: (profile: Profile) => Readonly<Partial<Record<SkillId, number>>>
  /** All gear, piece by piece. */
  readonly gear: (profile: Profile) => readonly string[]
  /** The rest of the profile as a text. */
  readonly rest: (profile: Profile) => string
}

/** History label of an update: specific for a single simple change, otherwise an edit. */
export function formatUnitHistoryLabel<Profile>(
  before: Unit<Profile>,
  after: Unit<Profile>,
  { skills, gear, rest }: ProfileAccessors<Profile>,
  { crew, tables }: { readonly crew: string; readonly tables: Rulebook },
): string {
  const { name } = after
  return formatEditHistoryLabel(name, [
    before.name === name ? null : `${before.name} becomes ${name}`,
    before.warbandId === after.warbandId ? null : `${name} moves to ${formatNameMidSentence(crew)}`,
    before.isArchived === after.isArchived ? null : `${after.isArchived ? 'Archive' : 'Bring back'} ${name}`,
    formatAllowanceHistoryLabel(name, before.allowed, after.allowed),
    skillLabel(name, skills(before.profile), skills(after.profile)),
    gearLabel(name, gear(before.profile), gear(after.profile), tables),
    rest(before.profile) === rest(after.profile) ? null : '',
    sameTexts(before, after) ? null : '',
  ])
}

/**
 * Label of the only thing that differs. `differs` has null for what is equal, and an empty text for a difference
 * without its own label.
 */
export function formatEditHistoryLabel(name: string, differs: readonly (string | null)[]): string {
  const [only = '', ...more] = differs.filter((label) => label !== null)
  return only === '' || more.length > 0 ? `Edit ${name}` : only
}

/** Label for allowing a problem or no longer allowing it; null if nothing differs. */
export function formatAllowanceHistoryLabel(
  name: string,
  before: readonly AcceptedProblem[],
  after: readonly AcceptedProblem[],
): string | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  const added = after.filter(({ key }) => !before.some((otherAllowance) => otherAllowance.key === key))
  const gone = before.filter(({ key }) => !after.some((otherAllowance) => otherAllowance.key === key))
  const [allowance = null] = added
  if (allowance && added.length === 1 && gone.length === 0 && after.length === before.length + 1)
    return `Allow ${name} ${keyInWords(allowance.key)}: ${allowance.reason}`
  const [forbidden = null] = gone
  if (forbidden && gone.length === 1 && added.length === 0)
    return `No longer allow ${name} ${keyInWords(forbidden.key)}`
  return ''
}

/** A problem's key in words: “forbidden equipment (power sword)” for forbidden-equipment:power-sword. */
function keyInWords(key: string): string {
  const [code = '', subject = ''] = key.split(':').map(formatIdAsWords)
  return subject === '' ? code : `${code} (${subject})`
}

function skillLabel(
  name: string,
  before: Readonly<Partial<Record<SkillId, number>>>,
  after: Readonly<Partial<Record<SkillId, number>>>,
): string | null {
  const [skill, ...more] = listRowIds(SKILLS).filter((id) => before[id] !== after[id])
  if (skill === undefined) return null
  if (more.length > 0) return ''
  const value = after[skill] ?? 0
  return `${name} ${value > (before[skill] ?? 0) ? 'learns' : 'goes back to'} ${SKILLS[skill].name} ${value}`
}

function gearLabel(name: string, before: readonly string[], after: readonly string[], tables: Rulebook): string | null {
  const bought = beyond(after, before)
  const sold = beyond(before, after)
  const [piece = null] = [...bought, ...sold]
  if (piece === null) return before.join() === after.join() ? null : ''
  if (bought.length + sold.length > 1) return ''
  return `${name} ${bought.length > 0 ? 'buys' : 'sells'} ${pieceInWords(piece, tables)}`
}

/** The pieces of the first list that are not in the second, with multiplicity. */
function beyond(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b]
  return a.filter((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Formats a piece of gear. Weapons take an article, other gear may be uncountable: “a Plasma rifle”, “Light armour”.
 */
function pieceInWords(id: string, tables: Rulebook): string {
  const weapon = findRulebookRow(tables, 'weapons', id) ?? findRulebookRow(tables, 'vehicleWeapons', id)
  if (weapon) return `${/^[AEIOU]/i.test(weapon.name) ? 'an' : 'a'} ${weapon.name}`
  return (findRulebookRow(tables, 'armour', id) ?? findRulebookRow(tables, 'items', id))?.name ?? id
}

function sameTexts(a: Unit<unknown>, b: Unit<unknown>): boolean {
  return a.notes === b.notes && a.background === b.background && a.portraitId === b.portraitId
}
