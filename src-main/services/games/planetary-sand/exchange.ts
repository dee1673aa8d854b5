import { formatArmy } from '#main/games/planetary-sand/army/text/format-army.ts'
import { createFileImporter } from '#main/services/exchange/import-plans.ts'
import { createJsonFile, createJsonRowsFile } from '#main/services/exchange/json-file.ts'
import { slugify } from '#main/services/kit/names-for-files.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { formatFileTooLong } from '#shared/contract/file-report.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { MAX_SAND_FILE_LENGTH, buildSandFileSchema } from '#shared/contract/planetary-sand/exchange-file.ts'
import { EMPTY_TOY_BOX, extractArmyPlan } from './army-plan.ts'
import {
  buildArmyFile,
  buildBattleFile,
  buildBattlefieldFile,
  buildToyBoxFile,
  SAND_FILE_HEADER,
} from './exchange-files.ts'
import { createSandImportPlanner } from './exchange-plans.ts'

/** Creates the service that exports and imports toy boxes, armies, battlefields and battles. */
export function createSandExchangeService(tools: ServiceDependencies) {
  const { armies, toyBoxes, battlefields, factions, matches } = tools.file.rows

  /** An army with the rows it refers to. */
  function armyOf(id: string) {
    const row = requireFound(armies.find(id), 'army')
    const box = row.toyBoxId === null ? null : toyBoxes.find(row.toyBoxId)
    const faction = row.factionId === null ? null : (factions.find(row.factionId)?.name ?? null)
    return { row, box, faction }
  }

  return {
    toyBox({ id }: { id: string }): ExportFile {
      const row = requireFound(toyBoxes.find(id), 'toy box')
      return createJsonFile(`${slugify(row.name)}.toy-box.json`, {
        ...SAND_FILE_HEADER,
        kind: 'toy-box',
        toyBox: buildToyBoxFile(row),
      })
    },
    army({ id }: { id: string }): ExportFile {
      const { row, ...named } = armyOf(id)
      return createJsonFile(`${slugify(row.name)}.army.json`, buildArmyFile(row, named))
    },
    armyText({ id }: { id: string }): ExportFile {
      const { row, box, faction } = armyOf(id)
      const { name, notes } = row
      const text = formatArmy(
        { name, notes, toyBox: box?.name ?? null, faction, plan: extractArmyPlan(row) },
        box ?? EMPTY_TOY_BOX,
      )
      return { name: `${slugify(name)}.army.txt`, type: 'text/plain', text }
    },
    battlefield({ id }: { id: string }): ExportFile {
      const row = requireFound(battlefields.find(id), 'battlefield')
      const battlefield = buildBattlefieldFile(row)
      return createJsonFile(`${slugify(row.name)}.battlefield.json`, {
        ...SAND_FILE_HEADER,
        kind: 'battlefield',
        battlefield,
      })
    },
    battle({ id }: { id: string }): ExportFile {
      const row = requireFound(matches.matches.find(id), 'battle')
      if (row.game !== SAND_FILE_HEADER.game)
        throw new RefusalError('illegal', `${row.name} is no battle of Planetary Sand.`)
      const { orders: rows, ...battle } = buildBattleFile(row, matches.entries.listOf(id))
      const content = (orders: readonly object[]) => ({
        ...SAND_FILE_HEADER,
        kind: 'battle',
        battle: { ...battle, orders },
      })
      const file = createJsonRowsFile(`${slugify(row.name)}.battle.json`, { content, key: 'orders', rows })
      if (file.text.length > MAX_SAND_FILE_LENGTH)
        throw new RefusalError(
          'illegal',
          `${row.name} is too long for a file. ${formatFileTooLong(MAX_SAND_FILE_LENGTH)}`,
        )
      return file
    },
    schema: (): ExportFile => createJsonFile('orrery-planetary-sand.schema.json', buildSandFileSchema()),
    ...createFileImporter(tools, createSandImportPlanner(tools)),
  }
}
