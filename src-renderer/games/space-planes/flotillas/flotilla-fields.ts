import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { FlotillaFields, FlotillaView } from '#shared/contract/space-planes/flotillas.ts'
import { type ShipFate, listFlyingShips, sumKills, DEFAULT_LIVERIES } from '#shared/games/space-planes/flotillas.ts'
import { formatCount } from '#shared/kit/format.ts'

export type ShipFields = FlotillaFields['ships'][number]

/** Fates of a ship as choices. */
export const SHIP_FATE_CHOICES = [
  { value: 'flying', label: 'Flying' },
  { value: 'lost', label: 'Lost' },
  { value: 'retired', label: 'Retired' },
] as const satisfies readonly { readonly value: ShipFate; readonly label: string }[]

/** Default names for ships, in order. */
const FIRST_NAMES = ['Lark', 'Kite', 'Wren', 'Swift', 'Heron', 'Teal', 'Merlin', 'Plover', 'Rook', 'Shrike'] as const
/** Three cubes are one player's share in a game of two (SP-SETUP-1). */
const FIRST_SHIPS = 3

/** Extracts the editable fields and the version of a stored flotilla. */
export function toVersionedFlotillaFields({
  id: _id,
  playerId: _who,
  version,
  ...fields
}: FlotillaView): VersionedFields<FlotillaFields> {
  return { version, fields }
}

/** Creates a flotilla of three ships with distinct names and colours. */
export function createFlotillaFields(name: string): FlotillaFields {
  const ships: ShipFields[] = []
  for (let count = 0; count < FIRST_SHIPS; count += 1) ships.push(createShipFields(ships))
  return { name, notes: '', factionId: null, ships }
}

/** Creates a ship with the first unused name, colour and id. */
export function createShipFields(ships: readonly ShipFields[]): ShipFields {
  const names = new Set(ships.map(({ name }) => name))
  const trims = new Set<string>(ships.map(({ livery }) => livery.trim))
  const ids = new Set(ships.map(({ id }) => id))
  const name = FIRST_NAMES.find((firstName) => !names.has(firstName)) ?? `Ship ${ships.length + 1}`
  const livery = DEFAULT_LIVERIES.find(({ trim }) => !trims.has(trim)) ?? DEFAULT_LIVERIES[0]
  let number = ships.length + 1
  while (ids.has(`ship-${number}`)) number += 1
  return {
    id: `ship-${number}`,
    name,
    captain: '',
    livery: { ...livery },
    faceSetId: null,
    kills: 0,
    fate: 'flying',
    story: '',
  }
}

/** Why a flotilla cannot be saved, or null. */
export function findFlotillaProblem({ name, ships }: FlotillaFields): string | null {
  if (name.trim() === '') return 'Give the flotilla a name.'
  const nameless = ships.findIndex((ship) => ship.name.trim() === '')
  return nameless < 0 ? null : `Give ship ${nameless + 1} a name.`
}

/** Formats the strength of a flotilla: “3 flying, 1 lost, 4 kills”. */
export function formatFlotillaStrength(ships: readonly Pick<ShipFields, 'fate' | 'kills'>[]): string {
  const lost = ships.filter(({ fate }) => fate === 'lost').length
  const kills = sumKills(ships)
  return [
    `${listFlyingShips(ships).length} flying`,
    ...(lost === 0 ? [] : [`${lost} lost`]),
    ...(kills === 0 ? [] : [formatCount(kills, 'kill')]),
  ].join(', ')
}
