import type { Stored } from '#renderer/parts/use-edit-draft.ts'
import type { FlotillaFields, FlotillaView } from '#shared/contract/space-planes/flotillas.ts'
import { type Fate, listFlyingShips, sumKills, LIVERIES } from '#shared/games/space-planes/flotillas.ts'
import { formatCount } from '#shared/kit/format.ts'

/** A ship as it is edited. */
export type ShipFields = FlotillaFields['ships'][number]

/** What became of a ship, as a choice. */
export const FATE_CHOICES = [
  { value: 'flying', label: 'Flying' },
  { value: 'lost', label: 'Lost' },
  { value: 'retired', label: 'Retired' },
] as const satisfies readonly { readonly value: Fate; readonly label: string }[]

/** Names for ships that have none yet, in the order in which they are given. */
const FIRST_NAMES = ['Lark', 'Kite', 'Wren', 'Swift', 'Heron', 'Teal', 'Merlin', 'Plover', 'Rook', 'Shrike'] as const
/** Three cubes are a share between two players (SP-SETUP-1). */
const FIRST_SHIPS = 3

/** What is edited of a flotilla. */
export function toStoredFlotilla({
  id: _id,
  playerId: _who,
  version,
  ...fields
}: FlotillaView): Stored<FlotillaFields> {
  return { version, fields }
}

/** A new flotilla: three ships with names and colours of their own. */
export function newFlotilla(name: string): FlotillaFields {
  const ships: ShipFields[] = []
  for (let count = 0; count < FIRST_SHIPS; count += 1) ships.push(newShip(ships))
  return { name, notes: '', factionId: null, ships }
}

/** A ship beside others: the first name, colour and id that none of them has. */
export function newShip(ships: readonly ShipFields[]): ShipFields {
  const names = new Set(ships.map(({ name }) => name))
  const trims = new Set<string>(ships.map(({ livery }) => livery.trim))
  const ids = new Set(ships.map(({ id }) => id))
  const name = FIRST_NAMES.find((firstName) => !names.has(firstName)) ?? `Ship ${ships.length + 1}`
  const livery = LIVERIES.find(({ trim }) => !trims.has(trim)) ?? LIVERIES[0]
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

/** Why a flotilla cannot be saved as it is; null where it can. */
export function findProblem({ name, ships }: FlotillaFields): string | null {
  if (name.trim() === '') return 'Give the flotilla a name.'
  const nameless = ships.findIndex((ship) => ship.name.trim() === '')
  return nameless < 0 ? null : `Give ship ${nameless + 1} a name.`
}

/** How strong a flotilla is, in words: 3 flying, 1 lost, 4 kills. */
export function formatStrength(ships: readonly Pick<ShipFields, 'fate' | 'kills'>[]): string {
  const lost = ships.filter(({ fate }) => fate === 'lost').length
  const kills = sumKills(ships)
  return [
    `${listFlyingShips(ships).length} flying`,
    ...(lost === 0 ? [] : [`${lost} lost`]),
    ...(kills === 0 ? [] : [formatCount(kills, 'kill')]),
  ].join(', ')
}
