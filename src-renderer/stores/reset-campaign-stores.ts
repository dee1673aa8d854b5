import { useClusterPageSettings } from './cluster-page-settings.ts'
import { useDrafts } from './drafts.ts'
import { useMatchPageStates } from './match-page-states.ts'

/**
 * Starts the stores anew for another campaign (its path, null if none is open). Preferences, privacy and messages
 * belong to the window and stay.
 */
export function resetCampaignStores(campaign: string | null): void {
  useDrafts().openCampaign(campaign)
  useClusterPageSettings().reset()
  useMatchPageStates().reset()
}
