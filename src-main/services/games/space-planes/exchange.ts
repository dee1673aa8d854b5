import { fileBringer } from '#main/services/exchange/file-plans.ts'
import { jsonFile } from '#main/services/exchange/json-file.ts'
import { slugOf } from '#main/services/exchange/names-for-files.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { planesSchema } from '#shared/contract/space-planes/exchange-file.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { battleFile } from './battle-file.ts'
import { fileFaceSet, flotillaFile, HEAD } from './exchange-files.ts'
import { planesFileReader } from './exchange-plans.ts'

const STANDARD = { name: 'Standard', notes: '', faces: STANDARD_FACES }

/** The use cases of files that others read and write: flotillas, face sets and battles. */
export function createPlanesExchange(tools: Tools) {
  const { flotillas, faceSets, factions, matches } = tools.file.rows

  return {
    flotilla({ id }: { id: string }): ExportFile {
      const row = found(flotillas.find(id), 'flotilla')
      const borne = [...new Set(row.ships.map(({ faceSetId }) => faceSetId))]
      const sets = borne.flatMap((set) => (set === null ? [] : (faceSets.find(set) ?? [])))
      const faction = row.factionId === null ? null : (factions.find(row.factionId)?.name ?? null)
      return jsonFile(`${slugOf(row.name)}.flotilla.json`, flotillaFile(row, { sets, faction }))
    },
    faceSet({ id }: { id: string | null }): ExportFile {
      const row = id === null ? STANDARD : found(faceSets.find(id), 'face set')
      return jsonFile(`${slugOf(row.name)}.face-set.json`, { ...HEAD, kind: 'face-set', faceSet: fileFaceSet(row) })
    },
    schema: (): ExportFile => jsonFile('orrery-space-planes.schema.json', planesSchema()),
    battle({ id }: { id: string }): ExportFile {
      const row = found(matches.matches.find(id), 'battle')
      if (row.game !== HEAD.game) throw new Refused('illegal', `${row.name} is no battle of Space Planes.`)
      return jsonFile(`${slugOf(row.name)}.battle.json`, battleFile(row, matches.entries.listOf(id)))
    },
    ...fileBringer(tools, planesFileReader(tools)),
  }
}
