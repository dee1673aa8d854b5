import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { OpenCampaignFileProblem, OpenCampaignView } from '#shared/contract/campaigns.ts'

/** Holds the open campaign and switches it. */
export interface CurrentCampaignHolder {
  file(): CampaignFile | null
  view(): OpenCampaignView | null
  /** The known problem of the open file, or null. */
  trouble(): OpenCampaignFileProblem | null
  /** Opens a file in place of the current one, which stays open if this fails. */
  open(path: string): OpenCampaignView
  /** Closes the open file, if any. Returns the path of its data. */
  close(): string | null
}
