import { agendasFeature } from '../features/agendas/index.ts'
import { armouryFeature } from '../features/armoury/index.ts'
import { backupsFeature } from '../features/backups/index.ts'
import { battlesFeature } from '../features/battles/index.ts'
import { calendarFeature } from '../features/calendar/index.ts'
import { campaignFeature } from '../features/campaign/index.ts'
import { clusterFeature } from '../features/cluster/index.ts'
import { forcesFeature } from '../features/forces/index.ts'
import { historyFeature } from '../features/history/index.ts'
import { journalFeature } from '../features/journal/index.ts'
import { nightsFeature } from '../features/nights/index.ts'
import { offTableFeature } from '../features/off-table/index.ts'
import { printRoomFeature } from '../features/print-room/index.ts'
import { rulingsFeature } from '../features/rulings/index.ts'
import { scenariosFeature } from '../features/scenarios/index.ts'
import { settingsFeature } from '../features/settings/index.ts'
import { turnsFeature } from '../features/turns/index.ts'
import { welcomeFeature } from '../features/welcome/index.ts'
import { whatsNewFeature } from '../features/whats-new/index.ts'
import type { Feature } from '../ui/feature.ts'

/** The places of a campaign, in the order of the side bar. */
export const CAMPAIGN_FEATURES: readonly Feature[] = [
  campaignFeature,
  clusterFeature,
  forcesFeature,
  armouryFeature,
  scenariosFeature,
  battlesFeature,
  offTableFeature,
  turnsFeature,
  nightsFeature,
  calendarFeature,
  journalFeature,
  agendasFeature,
  printRoomFeature,
  rulingsFeature,
]

/** The places that phones show at the thumb; the others are under “More”. */
export const THUMB_FEATURES: readonly Feature[] = [
  campaignFeature,
  clusterFeature,
  forcesFeature,
  journalFeature,
  agendasFeature,
]

/** What stands at the lower end of the side bar. */
export const LOWER_FEATURES: readonly Feature[] = [historyFeature, backupsFeature, settingsFeature, whatsNewFeature]

/** Every part of the app. */
export const FEATURES: readonly Feature[] = [welcomeFeature, ...CAMPAIGN_FEATURES, ...LOWER_FEATURES]

/** Paths that need no open campaign. */
export const OPEN_PATHS = ['/welcome', '/settings', '/whats-new'] as const
