import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { FileTrouble, OpenCampaignView } from '#shared/contract/campaigns.ts'

/** Holds the one campaign that is open, and switches it. */
export interface CurrentCampaign {
  /** The open file, or null. */
  file(): CampaignFile | null
  view(): OpenCampaignView | null
  /** What is wrong with the open file, as far as it is known. */
  trouble(): FileTrouble | null
  /** Opens a file in place of the one that is open; when it cannot be opened, the other one stays. */
  open(path: string): OpenCampaignView
  /** Closes the file that is open, if any, and answers where everything of it is. */
  close(): string | null
}
