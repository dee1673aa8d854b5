import type { LinkTarget } from '#main/db/repositories/journal.ts'
import type {
  OffTableEncounter,
  OffTableGame,
  OffTableGroup,
  OffTablePlace,
} from '#main/db/repositories/planet28/off-table.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import type { DayResult } from '#main/games/planet28/campaign/off-table/day-input.ts'
import type { Thing } from '#shared/contract/base.ts'
import { formatList } from '#shared/kit/format.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import { listGroupMembers } from './off-table-dependencies.ts'

/** Dependencies of a day's report. */
export interface DayReportContext {
  readonly groups: readonly OffTableGroup[]
  readonly places: readonly OffTablePlace[]
  readonly warbands: readonly CampaignForce[]
  /** Returns the text of a link to a thing. */
  readonly linkFor: (entity: Thing) => string
  /** Finds a thing by its id, or null. */
  readonly find: (kind: Thing['kind'], id: string) => Thing | null
}

/** The text of a day's entry, and its link targets. */
export interface DayReport {
  readonly body: string
  readonly known: readonly LinkTarget[]
}

/** Formats a day for the journal: who was where, and what happened, with links to people and places. */
export function buildDayReport(
  { groups: days, meetings }: Pick<DayResult, 'groups' | 'meetings'>,
  telling: DayReportContext,
): DayReport {
  const { groups, places, warbands, linkFor, find } = telling
  const known: LinkTarget[] = []
  const link = (kind: Thing['kind'], id: string, name: string): string => {
    const entity = find(kind, id)
    if (entity === null) return name
    known.push({ kind, id })
    return `[[${linkFor(entity)}]]`
  }
  const placeLink = (id: string): string => {
    const place = places.find((candidate) => candidate.id === id)
    if (place === undefined) return 'nowhere'
    if (place.starId !== null) return link('star', place.starId, place.name)
    return place.entryId === null ? place.name : link('journal', place.entryId, place.name)
  }
  const warbandLink = (id: string): string =>
    link('warband', id, warbands.find(({ warband }) => warband.id === id)?.warband.name ?? '')
  const groupLine = ({ groupId, placeId, text }: DayResult['groups'][number]): string => {
    const group = groups.find(({ id }) => id === groupId)
    if (group === undefined) return ''
    const units = warbands.find(({ warband }) => warband.id === group.warbandId)?.warband.units ?? []
    const people = listGroupMembers(group, units).map(({ kind, id, name }) => link(kind, id, name))
    return `- **${group.name}** of ${warbandLink(group.warbandId)} (${formatList(people)}), ${placeLink(placeId)}: ${text}`
  }
  const met = meetings.map(
    ({ placeId, warbandIds }) => `- ${formatList(warbandIds.map(warbandLink))} meet at ${placeLink(placeId)}.`,
  )
  const body = [...days.map(groupLine), ...(met.length === 0 ? [] : ['', '## Encounters', '', ...met])].join('\n')
  return { body, known }
}

/** Summarizes what matters for the next battle: who is hurt, and who met whom. */
export function formatOffTableGameSummary(
  { name }: Pick<OffTableGame, 'name'>,
  { groups, places, warbands, encounters, dayWords }: EndTelling,
): string {
  const hurt = warbands.flatMap(({ warband }) =>
    warband.units
      .filter(({ id, conditions }) => conditions.length > 0 && groups.some(({ unitIds }) => unitIds.includes(id)))
      .map((unit) => `- ${unit.name} (${warband.name}): ${conditionsOf(unit.conditions)}.`),
  )
  const met = encounters
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, placeId, warbandIds, outcome }) => {
      const who = warbandIds.flatMap((id) => warbands.find(({ warband }) => warband.id === id)?.warband.name ?? [])
      const where = places.find(({ id }) => id === placeId)?.name ?? 'somewhere'
      return `- ${formatList(who)} met at ${where} on ${dayWords(day)}.${outcome.trim() === '' ? '' : ` ${outcome.trim()}`}`
    })
  const section = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`${heading}:`, ...lines]
  const lines = [...section('Still hurt', hurt), ...section('Who met whom', met)]
  return [`After ${name}:`, ...(lines.length === 0 ? ['Nobody is hurt and nobody met.'] : lines)].join('\n')
}

interface EndTelling extends Pick<DayReportContext, 'groups' | 'places' | 'warbands'> {
  readonly encounters: readonly OffTableEncounter[]
  readonly dayWords: (day: number) => string
}

function conditionsOf(conditions: CampaignForce['warband']['units'][number]['conditions']): string {
  return formatList(conditions.map(({ condition }) => getConditionRow(condition).name.toLowerCase()))
}
