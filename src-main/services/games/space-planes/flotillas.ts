import type { Author } from '#main/db/change-log.ts'
import type { Flotilla } from '#main/db/repositories/space-planes.ts'
import { found, Refused } from '#main/services/refused.ts'
import { requireVersion, type Tools, type VersionedRow } from '#main/services/tools.ts'
import type { FlotillaFields, FlotillaView } from '#shared/contract/space-planes/flotillas.ts'
import type { CubeShip } from '#shared/games/space-planes/flotillas.ts'
import { countWords, midSentence } from '#shared/kit/words.ts'

/** The use cases of flotillas. */
export function createFlotillas({ file, newId, links }: Tools) {
  const { flotillas, factions, faceSets } = file.rows
  const { changes } = file

  const find = (id: string): Flotilla => found(flotillas.find(id), 'flotilla')

  /** A drawing that has gone leaves its ships with the standard set. */
  function view(
    { roster: _searched, ships, ...row }: Flotilla,
    version = changes.versionOf('flotilla', row.id),
  ): FlotillaView {
    const borne = (id: string | null) => (id !== null && faceSets.find(id) !== null ? id : null)
    return {
      ...row,
      ships: ships.map((ship) => ({ ...ship, livery: { ...ship.livery }, faceSetId: borne(ship.faceSetId) })),
      version,
    }
  }
  function requireSound({ factionId, ships }: FlotillaFields): void {
    if (factionId !== null) found(factions.find(factionId), 'faction')
    for (const { faceSetId } of ships) if (faceSetId !== null) found(faceSets.find(faceSetId), 'face set')
    if (new Set(ships.map(({ id }) => id)).size < ships.length)
      throw new Refused('illegal', 'Two ships of the flotilla have the same id: give each one its own.')
  }

  return {
    list(): FlotillaView[] {
      const versions = changes.versionsOf('flotilla')
      return flotillas.list().map((row) => view(row, versions.get(row.id)))
    },
    get: ({ id }: { id: string }): FlotillaView => view(find(id)),
    create(fields: FlotillaFields, author: Author): FlotillaView {
      const id = newId()
      requireSound(fields)
      changes.record(`Create the flotilla ${midSentence(fields.name)}`, author, () =>
        flotillas.add({ id, ...fields, roster: rosterOf(fields.ships) }),
      )
      return view(find(id))
    },
    update({ version, ...fields }: FlotillaFields & VersionedRow, author: Author): FlotillaView {
      const before = find(fields.id)
      requireVersion(file, 'flotilla', fields.id, version)
      requireSound(fields)
      changes.record(labelOf(before, fields), author, () => {
        links.rename({ kind: 'flotilla', id: fields.id, name: before.name }, fields.name)
        flotillas.update({ ...fields, roster: rosterOf(fields.ships) })
      })
      return view(find(fields.id))
    },
    remove({ id, version }: VersionedRow, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'flotilla', id, version)
      changes.record(`Remove the flotilla ${midSentence(name)}`, author, () => flotillas.remove(id))
    },
  }
}

/** What search reads of the ships: a line each. */
export function rosterOf(ships: readonly Pick<CubeShip, 'name' | 'captain'>[]): string {
  return ships.map(({ name, captain }) => (captain === '' ? name : `${name}, ${captain}`)).join('\n')
}

function labelOf(before: Flotilla, after: FlotillaFields): string {
  const name = midSentence(after.name)
  if (before.name !== after.name) return `${before.name} becomes ${name}`
  const added = after.ships.length - before.ships.length
  if (added > 0) return `${countWords(added, 'ship')} ${added === 1 ? 'joins' : 'join'} ${name}`
  if (added < 0) return `Remove ${countWords(-added, 'ship')} from ${name}`
  const fallen = after.ships.find(
    ({ id, fate }) => fate === 'lost' && before.ships.some((ship) => ship.id === id && ship.fate !== 'lost'),
  )
  return fallen === undefined ? `Edit the flotilla ${name}` : `${fallen.name} of ${name} is lost`
}
