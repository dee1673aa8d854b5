import type { Flotilla } from '#main/db/repositories/space-planes.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { FlotillaFields, FlotillaView } from '#shared/contract/space-planes/flotillas.ts'
import type { FlotillaCube } from '#shared/games/space-planes/flotillas.ts'
import { formatCount, formatNameMidSentence } from '#shared/kit/format.ts'

export function createFlotillaService(tools: ServiceDependencies) {
  const { flotillas, factions, faceSets } = tools.file.rows

  /** Ships whose face set no longer exists use the standard set. */
  function viewOf({ roster: _searched, ships, ...row }: Flotilla, version: number): FlotillaView {
    const borne = (id: string | null) => (id !== null && faceSets.find(id) !== null ? id : null)
    return {
      ...row,
      ships: ships.map((ship) => ({ ...ship, livery: { ...ship.livery }, faceSetId: borne(ship.faceSetId) })),
      version,
    }
  }
  function requireSound({ factionId, ships }: FlotillaFields): void {
    if (factionId !== null) requireFound(factions.find(factionId), 'faction')
    for (const { faceSetId } of ships) if (faceSetId !== null) requireFound(faceSets.find(faceSetId), 'face set')
    if (new Set(ships.map(({ id }) => id)).size < ships.length)
      throw new RefusalError('illegal', 'Two ships of the flotilla have the same id: give each one its own.')
  }

  const { view, ...named } = createNamedRowService(tools, {
    kind: 'flotilla',
    rows: flotillas,
    stored: (fields: FlotillaFields, id) => ({ ...fields, id, roster: formatShipNamesForSearch(fields.ships) }),
    views: () => viewOf,
    check: requireSound,
    editLabel,
  })

  return { ...named, get: ({ id }: { id: string }): FlotillaView => view(id) }
}

/** Ship names for the search index, one ship per line. */
export function formatShipNamesForSearch(ships: readonly Pick<FlotillaCube, 'name' | 'captain'>[]): string {
  return ships.map(({ name, captain }) => (captain === '' ? name : `${name}, ${captain}`)).join('\n')
}

function editLabel(before: Flotilla, after: FlotillaFields): string {
  const name = formatNameMidSentence(after.name)
  const added = after.ships.length - before.ships.length
  if (added > 0) return `${formatCount(added, 'ship')} ${added === 1 ? 'joins' : 'join'} ${name}`
  if (added < 0) return `Remove ${formatCount(-added, 'ship')} from ${name}`
  const fallen = after.ships.find(
    ({ id, fate }) => fate === 'lost' && before.ships.some((ship) => ship.id === id && ship.fate !== 'lost'),
  )
  return fallen === undefined ? `Edit the flotilla ${name}` : `${fallen.name} of ${name} is lost`
}
