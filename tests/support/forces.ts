import { rmSync } from 'node:fs'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createCharacterService } from '#main/services/games/planet28/forces/characters.ts'
import {
  createForceDependencies,
  type ForceDependencies,
} from '#main/services/games/planet28/forces/force-dependencies.ts'
import { createRulingService } from '#main/services/games/planet28/forces/rulings.ts'
import { createSquadService } from '#main/services/games/planet28/forces/squads.ts'
import { createVehicleService } from '#main/services/games/planet28/forces/vehicles.ts'
import { createWarbandService } from '#main/services/games/planet28/forces/warbands.ts'
import { createHistoryService } from '#main/services/history.ts'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { createServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { BARE_WARBAND, type WarbandDraft } from './builds.ts'
import { openTestFile } from './campaign-file.ts'
import { AUTHOR } from './test-world.ts'

/** Use cases of the forces on a real campaign file. */
export interface TestForces {
  readonly file: CampaignFile
  readonly tools: ForceDependencies
  readonly author: Author
  readonly warbands: ReturnType<typeof createWarbandService>
  readonly characters: ReturnType<typeof createCharacterService>
  readonly squads: ReturnType<typeof createSquadService>
  readonly vehicles: ReturnType<typeof createVehicleService>
  readonly rulings: ReturnType<typeof createRulingService>
  readonly history: ReturnType<typeof createHistoryService>
  lastLabel(): string | undefined
  /** Creates a warband and returns its id. */
  muster(fields?: Partial<WarbandDraft>): string
  /** Writes a house row or a patch, as on the rules page. */
  house(table: TableName, rowId: string, kind: 'own' | 'patch', fields: HouseFields): void
  close(): void
}

/** Opens the forces in a separate campaign. */
export function openTestForces(): TestForces {
  const campaign = openTestFile()
  const { file, world } = campaign
  const tools = createForceDependencies(createServiceDependencies(world, file, createEventHub()))
  const warbands = createWarbandService(tools)
  return {
    file,
    tools,
    author: AUTHOR,
    warbands,
    characters: createCharacterService(tools),
    squads: createSquadService(tools),
    vehicles: createVehicleService(tools),
    rulings: createRulingService(tools),
    history: createHistoryService(tools, { guards: [tools.editions.beforeUndo] }),
    lastLabel: () => file.changes.list({ beforeId: null, limit: 1 })[0]?.label,
    muster: (fields = {}) => warbands.create({ ...BARE_WARBAND, ...fields }, AUTHOR).id,
    house(table, rowId, kind, fields) {
      const row = file.db.prepare(
        'INSERT INTO house_row (id, table_name, row_id, kind, name, fields) VALUES (?, ?, ?, ?, ?, ?)',
      )
      const values = [`${table}-${rowId}`, table, rowId, kind, fields.name ?? rowId, JSON.stringify(fields)]
      file.changes.record(`Write ${rowId}`, AUTHOR, () => tools.editions.changeRules(() => void row.run(...values)))
    },
    close() {
      campaign.close()
      rmSync(world.home, { recursive: true, force: true })
    },
  }
}
