import type { OpenGame } from '#main/services/games/game-plugin.ts'
import { createGazetteerForm } from '#main/services/gazetteer/gazetteer-form.ts'
import { createStarCards } from '#main/services/gazetteer/star-cards.ts'
import { createChronicleForm } from '#main/services/journal/chronicle-book/chronicle-form.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { createMatchService } from '#main/services/matches/matches.ts'
import type { createCalendarService } from '#main/services/nights/calendar.ts'
import type { createGameNightService } from '#main/services/nights/nights.ts'
import type { FormMakers } from '#main/services/print/page-form.ts'
import { createCalendarForm } from './calendar-form.ts'
import { createEntryForm } from './entry-form.ts'
import { createMatchForm } from './match-form.ts'
import { createRelationsForm } from './relations-form.ts'
import { createSessionForm } from './session-form.ts'

interface CampaignSources {
  readonly games: readonly OpenGame[]
  readonly nights: () => Pick<ReturnType<typeof createGameNightService>, 'get'>
  readonly calendar: () => Pick<ReturnType<typeof createCalendarService>, 'marks'>
  readonly matches: () => Pick<ReturnType<typeof createMatchService>, 'view' | 'log'>
}

/** Creates the printed forms of pages that belong to no game. */
export function createCampaignForms(tools: Tools, { games, nights, calendar, matches }: CampaignSources): FormMakers {
  return {
    ...createSessionForm(tools, nights),
    ...createEntryForm(tools, games),
    ...createCalendarForm(tools, (range) => calendar().marks(range)),
    ...createRelationsForm(tools, games),
    ...createMatchForm(matches),
    chronicle: createChronicleForm(tools, games),
    gazetteer: createGazetteerForm(tools, games),
    'star-cards': createStarCards(tools, games),
  }
}
