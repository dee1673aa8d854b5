import type { Author } from '#main/db/change-log.ts'
import { countRows } from '#main/db/count-rows.ts'
import type { Campaign } from '#main/db/repositories/campaign.ts'
import type { CampaignHome, CampaignView, Counts, Due } from '#shared/contract/campaign.ts'
import type { Problem } from '#shared/games/planet28/model.ts'
import { inWords } from '../day-words.ts'
import { createFistfulDue } from '../games/fistful/due.ts'
import { createAgendaDue } from '../games/planet28/agendas/due.ts'
import { createGrowthDue } from '../games/planet28/battles/growth-due.ts'
import type { ForceTools } from '../games/planet28/forces/force-tools.ts'
import { createOffTableDue } from '../games/planet28/off-table/due.ts'
import type { DanglingLink } from '../journal/journal.ts'
import { createNightDue } from '../nights/night-due.ts'
import { requireSeen } from '../tools.ts'

const LAST_CHANGES = 12
const CAMPAIGN = 'campaign'

/** Where the home page finds what the journal lacks. */
export interface HomeJournal {
  danglingLinks(): DanglingLink[]
}

/** What a person may write about the campaign itself. */
type CampaignFields = Pick<Campaign, 'name' | 'notes' | 'nextSessionOn' | 'nextSessionPlan'>

/** The use cases of the campaign's home page. */
export function createCampaignHome(tools: ForceTools, journal: HomeJournal) {
  const { file, now } = tools
  const repository = file.rows.campaign
  const nights = createNightDue(tools)
  const { agendas } = file.rows
  const agendaDue = createAgendaDue(tools)
  const growthDue = createGrowthDue(tools)
  const fistfulDue = createFistfulDue(tools)
  const offTableDue = createOffTableDue(tools)
  const { links } = tools
  const { changes } = file

  function view(): CampaignView {
    const { name, notes, nextSessionOn, nextSessionPlan, isSample } = repository.get()
    const planLinks = links.read(nextSessionPlan)
    const version = changes.versionOf('campaign', CAMPAIGN)
    return { name, notes, nextSessionOn, nextSessionPlan, planLinks, isSample, version }
  }

  function counts(): Counts {
    const count = (table: string): number => countRows(file.db, table)
    return {
      stars: count('star'),
      routes: count('route'),
      factions: count('faction'),
      warbands: count('warband'),
      characters: count('character'),
      squads: count('squad'),
      vehicles: count('vehicle'),
      entries: count('journal_entry'),
      agendas: agendas.countHeld(),
    }
  }

  /** A session that is planned already is the next one, whatever the campaign says. */
  function sessionsDue(today: string): Due[] {
    const planned = nights.findNext(today) === null ? sessionDue(repository.get(), today) : []
    return [...planned, ...nights.list(today)]
  }

  return {
    home: (): CampaignHome => ({
      campaign: view(),
      counts: counts(),
      due: [
        ...sessionsDue(now().slice(0, 10)),
        ...forcesDue(tools),
        ...agendaDue.list(),
        ...growthDue.list(),
        ...offTableDue.list(),
        ...fistfulDue.dueTurns(),
        ...journalDue(journal),
      ],
      lastChanges: changes.list({ beforeId: null, limit: LAST_CHANGES }),
    }),
    update({ version, ...fields }: CampaignFields & { version: number }, author: Author): CampaignView {
      requireSeen(file, 'campaign', CAMPAIGN, version)
      changes.record(labelOf(repository.get(), fields), author, () => repository.update(fields))
      return view()
    },
  }
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

function sessionDue({ nextSessionOn }: Campaign, today: string): Due[] {
  if (nextSessionOn === null) return [{ text: 'The next session has no date yet.', about: null }]
  if (nextSessionOn >= today) return []
  return [{ text: `The session of ${inWords(nextSessionOn)} is past: set the next one.`, about: null }]
}

/** What bars forces from play, and new rules to be looked at; templates and the archived wait for nobody. */
function forcesDue({ roster, judge, editions }: ForceTools): Due[] {
  const active = roster.list().filter(({ warband }) => warband.state === 'active')
  return active.flatMap((force) => {
    const { id, name } = force.warband
    const about = { kind: 'warband', id, name } as const
    const { units, problems } = judge.force(force, editions.ofWarband(force.warband))
    const behind = `The rules have changed since ${name} was built: look at what the new ones would do.`
    return [
      ...(editions.isBehind(force) ? [{ text: behind, about }] : []),
      ...refusedDue(problems, about),
      ...units.flatMap(({ of: { kind, unit }, judgement }) =>
        unit.isArchived ? [] : refusedDue(judgement.problems, { kind, id: unit.id, name: unit.name }),
      ),
    ]
  })
}

function refusedDue(problems: readonly Problem[], about: NonNullable<Due['about']>): Due[] {
  const refused = problems.find((problem) => problem.severity === 'refused')
  return refused ? [{ text: `${about.name}: ${refused.message}`, about }] : []
}

function journalDue(journal: HomeJournal): Due[] {
  return journal.danglingLinks().map(({ entry, text }) => ({
    text: `“${entry.name}” speaks of ${text}, which has no page yet.`,
    about: entry,
  }))
}
