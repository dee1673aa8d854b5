import { createFileImporter } from '#main/services/exchange/import-plans.ts'
import { createJsonFile } from '#main/services/exchange/json-file.ts'
import { slugify } from '#main/services/kit/names-for-files.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { buildPlanesFileSchema } from '#shared/contract/space-planes/exchange-file.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { buildBattleFile } from './battle-file.ts'
import { buildFaceSetFile, buildFlotillaFile, PLANES_FILE_HEADER } from './exchange-files.ts'
import { createPlanesImportPlanner } from './exchange-plans.ts'

const STANDARD = { name: 'Standard', notes: '', faces: STANDARD_FACES }

/** Creates the service that exports and imports flotillas, face sets and battles. */
export function createPlanesExchangeService(tools: ServiceDependencies) {
  const { flotillas, faceSets, factions, matches } = tools.file.rows

  return {
    flotilla({ id }: { id: string }): ExportFile {
      const row = requireFound(flotillas.find(id), 'flotilla')
      const borne = [...new Set(row.ships.map(({ faceSetId }) => faceSetId))]
      const sets = borne.flatMap((set) => (set === null ? [] : (faceSets.find(set) ?? [])))
      const faction = row.factionId === null ? null : (factions.find(row.factionId)?.name ?? null)
      return createJsonFile(`${slugify(row.name)}.flotilla.json`, buildFlotillaFile(row, { sets, faction }))
    },
    faceSet({ id }: { id: string | null }): ExportFile {
      const row = id === null ? STANDARD : requireFound(faceSets.find(id), 'face set')
      return createJsonFile(`${slugify(row.name)}.face-set.json`, {
        ...PLANES_FILE_HEADER,
        kind: 'face-set',
        faceSet: buildFaceSetFile(row),
      })
    },
    schema: (): ExportFile => createJsonFile('orrery-space-planes.schema.json', buildPlanesFileSchema()),
    battle({ id }: { id: string }): ExportFile {
      const row = requireFound(matches.matches.find(id), 'battle')
      if (row.game !== PLANES_FILE_HEADER.game)
        throw new RefusalError('illegal', `${row.name} is no battle of Space Planes.`)
      return createJsonFile(`${slugify(row.name)}.battle.json`, buildBattleFile(row, matches.entries.listOf(id)))
    },
    ...createFileImporter(tools, createPlanesImportPlanner(tools)),
  }
}
