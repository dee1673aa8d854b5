import type { CampaignHome, CampaignView, Counts, Due } from '../../src-shared/contract/campaign.ts'
import type { CharacterView, VehicleView, WarbandView } from '../../src-shared/contract/forces.ts'
import type { Author } from '../db/change-log.ts'
import { countRows } from '../db/count-rows.ts'
import { type Campaign, createCampaignRepository } from '../db/repositories/campaign.ts'
import type { DanglingLink } from './journal.ts'
import { requireSeen, type Tools } from './tools.ts'

const LAST_CHANGES = 12
const CAMPAIGN = 'campaign'

/** Where the home page looks for what is due. */
export interface HomeSources {
  readonly warbands: { list(): WarbandView[] }
  readonly characters: { list(): CharacterView[] }
  readonly vehicles: { list(): VehicleView[] }
  readonly journal: { danglingLinks(): DanglingLink[] }
}

/** What a person may write about the campaign itself. */
type CampaignFields = Pick<Campaign, 'name' | 'notes' | 'nextSessionOn' | 'nextSessionPlan'>

/** The use cases of the campaign's home page. */
export function createCampaignHome({ file, now }: Tools, sources: HomeSources) {
  const repository = createCampaignRepository(file.orm)
  const { changes } = file

  function view(): CampaignView {
    const { name, notes, nextSessionOn, nextSessionPlan, isSample } = repository.get()
    return { name, notes, nextSessionOn, nextSessionPlan, isSample, version: changes.versionOf('campaign', CAMPAIGN) }
  }

  function counts(): Counts {
    const count = (table: string): number => countRows(file.db, table)
    return {
      stars: count('star'),
      routes: count('route'),
      factions: count('faction'),
      warbands: count('warband'),
      characters: count('character'),
      vehicles: count('vehicle'),
      entries: count('journal_entry'),
      agendas: count('agenda'),
    }
  }

  return {
    home: (): CampaignHome => ({
      campaign: view(),
      counts: counts(),
      due: [...sessionDue(repository.get(), now()), ...forcesDue(sources), ...journalDue(sources)],
      lastChanges: changes.list({ beforeId: null, limit: LAST_CHANGES }),
    }),
    update({ version, ...fields }: CampaignFields & { version: number }, author: Author): CampaignView {
      requireSeen(file, 'campaign', CAMPAIGN, version)
      changes.record(labelOf(repository.get(), fields), author, () => repository.update(fields))
      return view()
    },
  }
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-11-21 as a person writes it. */
function inWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

function labelOf(before: CampaignFields, after: CampaignFields): string {
  if (before.name !== after.name) return `${before.name} becomes ${after.name}`
  if (before.nextSessionOn !== after.nextSessionOn)
    return after.nextSessionOn === null
      ? 'Cancel the next session'
      : `Set the next session to ${inWords(after.nextSessionOn)}`
  if (before.nextSessionPlan !== after.nextSessionPlan) return 'Plan the next session'
  return 'Edit the campaign’s notes'
}

function sessionDue({ nextSessionOn }: Campaign, now: string): Due[] {
  if (nextSessionOn === null) return [{ text: 'The next session has no date yet.', about: null }]
  if (nextSessionOn >= now.slice(0, 10)) return []
  return [{ text: `The session of ${inWords(nextSessionOn)} is past: set the next one.`, about: null }]
}

function forcesDue({ warbands, characters, vehicles }: HomeSources): Due[] {
  const units = [
    ...warbands.list().map((unit) => ({ kind: 'warband' as const, unit, problems: unit.problems })),
    ...characters.list().map((unit) => ({ kind: 'character' as const, unit, problems: unit.check.problems })),
    ...vehicles.list().map((unit) => ({ kind: 'vehicle' as const, unit, problems: unit.check.problems })),
  ]
  return units.flatMap(({ kind, unit: { id, name }, problems }): Due[] => {
    const refused = problems.find((problem) => problem.severity === 'refused')
    return refused ? [{ text: `${name}: ${refused.message}`, about: { kind, id, name } }] : []
  })
}

function journalDue({ journal }: HomeSources): Due[] {
  return journal.danglingLinks().map(({ entry, text }) => ({
    text: `“${entry.name}” speaks of ${text}, which has no page yet.`,
    about: entry,
  }))
}
