import type { Author } from '#main/db/change-log.ts'
import type { Player } from '#main/db/repositories/players.ts'
import type { PlayerFields, PlayerView } from '#shared/contract/nights.ts'
import { midSentence } from '#shared/kit/words.ts'
import { createReaderNames } from '../journal/reader-names.ts'
import { found } from '../refused.ts'
import { requireVersion, type Tools } from '../tools.ts'

/** The use cases of the people at the table. */
export function createPlayers({ file, newId }: Tools) {
  const { players, warbands } = file.rows
  const { changes } = file
  const renameReader = createReaderNames({ file })

  const find = (id: string): Player => found(players.find(id), 'player')
  function view({ id, name, notes }: Player): PlayerView {
    const led = players.listLed().filter(({ playerId }) => playerId === id)
    return {
      id,
      name,
      notes,
      warbands: led.map((one) => ({ kind: 'warband', id: one.id, name: one.name })),
      version: changes.versionOf('player', id),
    }
  }
  const list = (): PlayerView[] => players.list().map(view)

  return {
    list,
    create(fields: PlayerFields, author: Author): PlayerView {
      const id = newId()
      changes.record(`${fields.name} joins the table`, author, () => players.add({ id, ...fields }))
      return view(find(id))
    },
    update({ id, version, ...fields }: PlayerFields & { id: string; version: number }, author: Author): PlayerView {
      const before = find(id)
      requireVersion(file, 'player', id, version)
      const label =
        before.name === fields.name ? `Edit the player ${before.name}` : `${before.name} is called ${fields.name}`
      changes.record(label, author, () => {
        players.update({ id, ...fields })
        renameReader(before.name, fields.name)
      })
      return view(find(id))
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'player', id, version)
      changes.record(`${name} leaves the table`, author, () => players.remove(id))
    },
    /** Who leads a warband; null for the gamemaster. */
    lead({ warbandId, playerId }: { warbandId: string; playerId: string | null }, author: Author): PlayerView[] {
      const { name, playerId: before } = found(warbands.find(warbandId), 'warband')
      const leader = playerId === null ? 'The gamemaster' : find(playerId).name
      if (playerId !== before)
        changes.record(`${leader} leads ${midSentence(name)}`, author, () => players.lead(warbandId, playerId))
      return list()
    },
  }
}
