import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Author } from '#main/db/change-log/change-log.ts'
import { type CampaignFile, createCampaignFile } from '#main/db/open-campaign.ts'
import { createEmptyClusterRow } from '../cluster/boards.ts'
import type { Environment } from '../kit/environment.ts'

/** Initial content of a new campaign file. */
export interface NewCampaign {
  readonly path: string
  readonly name: string
  readonly fill: (file: CampaignFile) => void
}

/** Creates a campaign file at a free path, as one change. */
export function createFilledCampaignFile(world: Environment, { path, name, fill }: NewCampaign, author: Author): void {
  mkdirSync(dirname(path), { recursive: true })
  createCampaignFile(path, (file) => file.changes.start(`${name} begins`, author, () => fill(file)), world.now)
}

/** Fills an empty campaign: its name, and an empty cluster to draw on. */
export function writeEmptyCampaignContent(file: CampaignFile, world: Environment, name: string): void {
  file.rows.campaign.add({
    name,
    notes: '',
    nextSessionOn: null,
    nextSessionPlan: '',
    diceSeed: world.newSeed(),
    isSample: false,
    createdAt: world.now(),
  })
  file.rows.clusters.add(createEmptyClusterRow({ id: world.newId(), name: 'Star cluster' }))
}

/** Adds the campaign extension to a path if it is missing. */
export function addCampaignExtension(path: string): string {
  return path.endsWith('.orrery') ? path : `${path}.orrery`
}
