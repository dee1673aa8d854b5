import { countRows } from '#main/db/backup/count-rows.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { Campaign } from '#main/db/repositories/campaign.ts'
import type { CampaignHome, CampaignView, CampaignCounts, PendingTask } from '#shared/contract/campaign.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import type { DanglingLink } from '../journal/journal.ts'
import { formatDateForDisplay } from '../kit/format-date.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'
import { createNightPendingTaskLister } from '../nights/night-pending-tasks.ts'

const LAST_CHANGES = 12
const CAMPAIGN = 'campaign'
const NOTHING: CampaignCounts = {
  stars: 0,
  routes: 0,
  factions: 0,
  warbands: 0,
  characters: 0,
  squads: 0,
  vehicles: 0,
  entries: 0,
  agendas: 0,
}

/** Access to the journal's missing pages, for the home page. */
export interface DanglingLinkSource {
  danglingLinks(): DanglingLink[]
}

/** The fields of the campaign that a user writes. */
type CampaignFields = Pick<Campaign, 'name' | 'notes' | 'nextSessionOn' | 'nextSessionPlan'>

export function createCampaignHomeService(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
  journal: DanglingLinkSource,
) {
  const { file, now } = tools
  const repository = file.rows.campaign
  const nights = createNightPendingTaskLister(tools)
  const { links } = tools
  const { changes } = file

  function view(): CampaignView {
    const { name, notes, nextSessionOn, nextSessionPlan, isSample } = repository.get()
    const planLinks = links.read(nextSessionPlan)
    const version = changes.versionOf('campaign', CAMPAIGN)
    return { name, notes, nextSessionOn, nextSessionPlan, planLinks, isSample, version }
  }

  function counts(): CampaignCounts {
    const own = {
      stars: countRows(file.db, 'star'),
      routes: countRows(file.db, 'route'),
      factions: countRows(file.db, 'faction'),
      entries: countRows(file.db, 'journal_entry'),
    }
    return games.reduce<CampaignCounts>((sum, game) => ({ ...sum, ...game.counts?.() }), { ...NOTHING, ...own })
  }

  /** Reminders of planned sessions. A planned session is the next one, whatever the campaign's own field says. */
  function sessionsDue(today: string): PendingTask[] {
    const planned = nights.findNext(today) === null ? sessionDue(repository.get(), today) : []
    return [...planned, ...nights.list(today)]
  }

  return {
    home: (): CampaignHome => ({
      campaign: view(),
      counts: counts(),
      due: [...sessionsDue(now().slice(0, 10)), ...games.flatMap((game) => game.due?.() ?? []), ...journalDue(journal)],
      lastChanges: changes.list({ beforeId: null, limit: LAST_CHANGES }),
    }),
    update({ version, ...fields }: CampaignFields & { version: number }, author: Author): CampaignView {
      requireRowUnchanged(file, 'campaign', CAMPAIGN, version)
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
      : `Set the next session to ${formatDateForDisplay(after.nextSessionOn)}`
  if (before.nextSessionPlan !== after.nextSessionPlan) return 'Plan the next session'
  return 'Edit the campaign’s notes'
}

function sessionDue({ nextSessionOn }: Campaign, today: string): PendingTask[] {
  if (nextSessionOn === null) return [{ text: 'The next session has no date yet.', about: null }]
  if (nextSessionOn >= today) return []
  return [{ text: `The session of ${formatDateForDisplay(nextSessionOn)} is past: set the next one.`, about: null }]
}

function journalDue(journal: DanglingLinkSource): PendingTask[] {
  return journal.danglingLinks().map(({ entry, text }) => ({
    text: `“${entry.name}” speaks of ${text}, which has no page yet.`,
    about: entry,
  }))
}
