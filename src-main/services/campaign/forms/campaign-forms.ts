import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { createGazetteerFormMaker } from '#main/services/gazetteer/gazetteer-form.ts'
import { createStarCardFormMaker } from '#main/services/gazetteer/star-cards.ts'
import { createChronicleFormMaker } from '#main/services/journal/chronicle-book/chronicle-form.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { createMatchService } from '#main/services/matches/matches.ts'
import type { createCalendarService } from '#main/services/nights/calendar.ts'
import type { createGameNightService } from '#main/services/nights/nights.ts'
import type { FormMakersByForm } from '#main/services/print/page-form.ts'
import { createCalendarFormMaker } from './calendar-form.ts'
import { createEntryFormMaker } from './entry-form.ts'
import { createMatchFormMaker } from './match-form.ts'
import { createRelationsFormMaker } from './relations-form.ts'
import { createSessionFormMaker } from './session-form.ts'

interface CampaignSources {
  readonly games: readonly GameCampaignHooks[]
  readonly nights: () => Pick<ReturnType<typeof createGameNightService>, 'get'>
  readonly calendar: () => Pick<ReturnType<typeof createCalendarService>, 'marks'>
  readonly matches: () => Pick<ReturnType<typeof createMatchService>, 'view' | 'log'>
}

/** Creates the printed forms of pages that belong to no game. */
export function createCampaignFormMakers(
  tools: ServiceDependencies,
  { games, nights, calendar, matches }: CampaignSources,
): FormMakersByForm {
  return {
    ...createSessionFormMaker(tools, nights),
    ...createEntryFormMaker(tools, games),
    ...createCalendarFormMaker(tools, (range) => calendar().marks(range)),
    ...createRelationsFormMaker(tools, games),
    ...createMatchFormMaker(matches),
    chronicle: createChronicleFormMaker(tools, games),
    gazetteer: createGazetteerFormMaker(tools, games),
    'star-cards': createStarCardFormMaker(tools, games),
  }
}
