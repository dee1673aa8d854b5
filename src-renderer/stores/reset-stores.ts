import { useClusterPageSettings } from './cluster-page-settings.ts'
import { useDrafts } from './drafts.ts'
import { useMatchPages } from './match-page.ts'

/**
 * Starts the stores anew for another campaign (its path, null if none is open). Preferences, privacy and messages
 * belong to the window and stay.
 */
export function resetStores(campaign: string | null): void {
  useDrafts().openCampaign(campaign)
  useClusterPageSettings().reset()
  useMatchPages().reset()
}
