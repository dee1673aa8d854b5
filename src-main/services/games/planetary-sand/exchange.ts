import { writeArmy } from '#main/games/planetary-sand/army/text/write-army.ts'
import { fileBringer } from '#main/services/exchange/file-plans.ts'
import { jsonFile, jsonFileOfRows } from '#main/services/exchange/json-file.ts'
import { slugOf } from '#main/services/exchange/names-for-files.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import { tooLong } from '#shared/contract/file-report.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { MOST_SAND_TEXT, sandSchema } from '#shared/contract/planetary-sand/exchange-file.ts'
import { armyFile, fileBattle, fileBattlefield, fileToyBox, HEAD } from './exchange-files.ts'
import { sandFileReader } from './exchange-plans.ts'
import { NO_TOYS, planOf } from './picked.ts'

/** The use cases of files that others read and write: toy boxes, armies, battlefields and battles. */
export function createSandExchange(tools: Tools) {
  const { armies, toyBoxes, battlefields, factions, matches } = tools.file.rows

  /** An army with the rows that it names. */
  function armyOf(id: string) {
    const row = found(armies.find(id), 'army')
    const box = row.toyBoxId === null ? null : toyBoxes.find(row.toyBoxId)
    const faction = row.factionId === null ? null : (factions.find(row.factionId)?.name ?? null)
    return { row, box, faction }
  }

  return {
    toyBox({ id }: { id: string }): ExportFile {
      const row = found(toyBoxes.find(id), 'toy box')
      return jsonFile(`${slugOf(row.name)}.toy-box.json`, { ...HEAD, kind: 'toy-box', toyBox: fileToyBox(row) })
    },
    army({ id }: { id: string }): ExportFile {
      const { row, ...named } = armyOf(id)
      return jsonFile(`${slugOf(row.name)}.army.json`, armyFile(row, named))
    },
    armyText({ id }: { id: string }): ExportFile {
      const { row, box, faction } = armyOf(id)
      const { name, notes } = row
      const text = writeArmy({ name, notes, toyBox: box?.name ?? null, faction, plan: planOf(row) }, box ?? NO_TOYS)
      return { name: `${slugOf(name)}.army.txt`, type: 'text/plain', text }
    },
    battlefield({ id }: { id: string }): ExportFile {
      const row = found(battlefields.find(id), 'battlefield')
      const battlefield = fileBattlefield(row)
      return jsonFile(`${slugOf(row.name)}.battlefield.json`, { ...HEAD, kind: 'battlefield', battlefield })
    },
    battle({ id }: { id: string }): ExportFile {
      const row = found(matches.matches.find(id), 'battle')
      if (row.game !== HEAD.game) throw new Refused('illegal', `${row.name} is no battle of Planetary Sand.`)
      const { orders: rows, ...battle } = fileBattle(row, matches.entries.listOf(id))
      const content = (orders: readonly object[]) => ({ ...HEAD, kind: 'battle', battle: { ...battle, orders } })
      const file = jsonFileOfRows(`${slugOf(row.name)}.battle.json`, { content, key: 'orders', rows })
      if (file.text.length > MOST_SAND_TEXT)
        throw new Refused('illegal', `${row.name} is too long for a file. ${tooLong(MOST_SAND_TEXT)}`)
      return file
    },
    schema: (): ExportFile => jsonFile('orrery-planetary-sand.schema.json', sandSchema()),
    ...fileBringer(tools, sandFileReader(tools)),
  }
}
