import { backupsFeature } from '../features/backups/index.ts'
import { calendarFeature } from '../features/calendar/index.ts'
import { campaignFeature } from '../features/campaign/index.ts'
import { clusterFeature } from '../features/cluster/index.ts'
import { starCardsFeature } from '../features/cluster/star-cards/star-cards-feature.ts'
import { historyFeature } from '../features/history/index.ts'
import { journalFeature } from '../features/journal/index.ts'
import { nightsFeature } from '../features/nights/index.ts'
import { printFeature } from '../features/print/index.ts'
import { settingsFeature } from '../features/settings/index.ts'
import { welcomeFeature } from '../features/welcome/index.ts'
import { whatsNewFeature } from '../features/whats-new/index.ts'
import { type Feature, SIDE_BAR_GROUPS, type GameListPage, type StarAction } from '../ui/pages/feature.ts'
import { GAME_FEATURES } from './game-features.ts'

const OF_CAMPAIGN: readonly Feature[] = [
  campaignFeature,
  clusterFeature,
  nightsFeature,
  calendarFeature,
  journalFeature,
  printFeature,
  ...GAME_FEATURES.flatMap(({ features }) => features),
  starCardsFeature,
]

/**
 * Features with places of a campaign in the order of the side bar: group by group, general features before those of a
 * game.
 */
export const CAMPAIGN_FEATURES: readonly Feature[] = SIDE_BAR_GROUPS.flatMap((group) =>
  OF_CAMPAIGN.filter(({ place }) => place?.group === group),
)

/** Features at the lower end of the side bar. */
export const SIDE_BAR_FOOTER_FEATURES: readonly Feature[] = [
  historyFeature,
  backupsFeature,
  settingsFeature,
  whatsNewFeature,
]

/** Campaign pages that belong to the place of another feature. */
const GUESTS: readonly Feature[] = OF_CAMPAIGN.filter(({ place }) => place === null)

export const FEATURES: readonly Feature[] = [
  welcomeFeature,
  ...CAMPAIGN_FEATURES,
  ...GUESTS,
  ...SIDE_BAR_FOOTER_FEATURES,
]

/** Lists of the games in their shared places. */
export const GAME_LIST_PAGES: readonly GameListPage[] = FEATURES.flatMap(({ list }) => list ?? [])

/** Actions available at a star of the map. */
export const STAR_ACTIONS: readonly StarAction[] = FEATURES.flatMap(({ atStar }) => atStar ?? [])

/** Paths that need no open campaign. */
export const PATHS_WITHOUT_CAMPAIGN = ['/welcome', '/settings', '/whats-new'] as const
