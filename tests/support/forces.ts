import { rmSync } from 'node:fs'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createCharacters } from '#main/services/games/planet28/forces/characters.ts'
import { createForceTools, type ForceTools } from '#main/services/games/planet28/forces/force-tools.ts'
import { createRulings } from '#main/services/games/planet28/forces/rulings.ts'
import { createSquads } from '#main/services/games/planet28/forces/squads.ts'
import { createVehicles } from '#main/services/games/planet28/forces/vehicles.ts'
import { createWarbands } from '#main/services/games/planet28/forces/warbands.ts'
import { createHistory } from '#main/services/history.ts'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { createTools } from '#main/services/kit/tools.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { BARE_WARBAND, type WarbandDraft } from './builds.ts'
import { openTestFile } from './campaign-file.ts'
import { AUTHOR } from './test-world.ts'

/** Use cases of the forces on a real campaign file. */
export interface TestForces {
  readonly file: CampaignFile
  readonly tools: ForceTools
  readonly author: Author
  readonly warbands: ReturnType<typeof createWarbands>
  readonly characters: ReturnType<typeof createCharacters>
  readonly squads: ReturnType<typeof createSquads>
  readonly vehicles: ReturnType<typeof createVehicles>
  readonly rulings: ReturnType<typeof createRulings>
  readonly history: ReturnType<typeof createHistory>
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
  const tools = createForceTools(createTools(world, file, createEventHub()))
  const warbands = createWarbands(tools)
  return {
    file,
    tools,
    author: AUTHOR,
    warbands,
    characters: createCharacters(tools),
    squads: createSquads(tools),
    vehicles: createVehicles(tools),
    rulings: createRulings(tools),
    history: createHistory(tools, { guards: [tools.editions.beforeUndo] }),
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
