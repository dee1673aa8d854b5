import { join } from 'node:path'
import { type CampaignFile, createCampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { createFactionService } from '#main/services/campaign/factions.ts'
import { createEmptyClusterRow } from '#main/services/cluster/boards.ts'
import { type ClusterChartConverter, createClusterChartConverter } from '#main/services/cluster/charts.ts'
import { createClusterService } from '#main/services/cluster/cluster.ts'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { createServiceDependencies, type ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ClusterEdit, ClusterView, StarView } from '#shared/contract/cluster.ts'
import { copyTemplate, withoutWaiting } from './templates.ts'
import { AUTHOR, createTestWorld, type TestWorld } from './test-world.ts'

/** A campaign file with only the use cases of the map; its first cluster is `reach`, with an empty board. */
export interface TestClusters {
  readonly file: CampaignFile
  readonly tools: ServiceDependencies
  readonly cluster: ReturnType<typeof createClusterService>
  readonly charts: ClusterChartConverter
  readonly factions: ReturnType<typeof createFactionService>
  /** Applies edits of the first cluster as one gesture. */
  edit(...edits: readonly ClusterEdit[]): void
  view(): ClusterView
  /** The star with this name in the first cluster. */
  star(name: string): StarView
  /** Newest label of the history. */
  lastLabel(): string
  /** Undoes the newest change in effect. */
  undo(): void
  /** Expects a write to be refused without any effect; returns the refusal. */
  refusal(write: () => unknown): RefusalError
  close(): void
}

const BARE_CAMPAIGN = {
  name: 'The Reach',
  notes: '',
  nextSessionOn: null,
  nextSessionPlan: '',
  diceSeed: 'seed',
  isSample: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const REACH = 'reach'

/** Opens a new campaign with one empty cluster. */
export function openTestClusters(): TestClusters {
  const world = createTestWorld()
  const { path, goOn } = copyTemplate('clusters', world, makeReach)
  goOn()
  const file = openCampaignFile(path, { now: world.now, announce: () => {}, beforeMigration: () => {} })
  withoutWaiting(file.db)
  const tools = createServiceDependencies(world, file, createEventHub())
  const cluster = createClusterService(tools)
  const view = () => cluster.get({ id: REACH })
  return {
    file,
    tools,
    cluster,
    view,
    charts: createClusterChartConverter(tools),
    factions: createFactionService(tools),
    edit: (...edits) => void cluster.edit({ id: REACH, label: null, edits }, AUTHOR),
    star(name) {
      const found = view().stars.find((candidate) => candidate.name === name)
      if (!found) throw new Error(`No star is called ${name}`)
      return found
    },
    lastLabel: () => file.changes.find(file.changes.newest())?.label ?? '',
    undo: () => void file.changes.undo(file.changes.findUndoable()?.id ?? 0, AUTHOR),
    refusal(write) {
      const before = file.changes.count()
      try {
        write()
      } catch (error) {
        if (!(error instanceof RefusalError) || file.changes.count() !== before) throw error
        return error
      }
      throw new Error('It was not refused')
    },
    close() {
      file.close()
      world.remove()
    },
  }
}

function makeReach({ home, now }: TestWorld): string {
  const path = join(home, 'campaign.orrery')
  const begin = (draft: CampaignFile) =>
    draft.changes.start('It begins', AUTHOR, () => {
      draft.rows.campaign.add(BARE_CAMPAIGN)
      draft.rows.clusters.add(createEmptyClusterRow({ id: REACH, name: 'The Reach' }))
    })
  createCampaignFile(path, begin, now)
  return path
}

/** Edit that adds a star; its id is its name in lower case. */
export function drawStar(name: string, row: number, column: number, fields: StarFields = {}): ClusterEdit {
  return { type: 'add-star', id: name.toLowerCase(), row, column, fields: { name, ...fields } }
}

type StarFields = Extract<ClusterEdit, { type: 'add-star' }>['fields']

/** Edit that connects two stars; the id of the route is derived from theirs. */
export function drawRoute(fromStarId: string, toStarId: string): ClusterEdit {
  return { type: 'add-route', id: `${fromStarId}-${toStarId}`, fromStarId, toStarId, fields: {} }
}
