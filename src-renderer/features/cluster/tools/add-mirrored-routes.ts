import type { HexTransform } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit, RouteView } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { getHexKey, type MirroringState } from './mirroring.ts'

type EditOf<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type }>
type RouteEnds = Pick<RouteView, 'fromStarId' | 'toStarId'>

/** Mirrors added, changed and removed routes between the counterparts of their stars, if both exist. */
export function addMirroredRoutes(mirroring: MirroringState): void {
  const drawn = mirroring.given.filter((edit) => edit.type === 'add-route')
  const pairs = new Set(drawn.map(pairKey))
  const changed = mirroring.given.filter((edit) => edit.type === 'change-route' || edit.type === 'remove-route')
  const touched = new Set(changed.map(({ id }) => id))
  const added = new Map(Array.from(mirroring.added.values(), (star) => [star.id, star]))
  for (const transform of mirroring.transforms) {
    const partnerOf = (ends: RouteEnds) => partnerEnds(ends, { mirroring, added, transform })
    for (const edit of drawn) drawPartner(edit, partnerOf(edit), pairs, mirroring)
    for (const edit of changed) changePartner(edit, partnerOf, touched, mirroring)
  }
}

function drawPartner(
  edit: EditOf<'add-route'>,
  ends: RouteEnds | null,
  pairs: Set<string>,
  mirroring: MirroringState,
): void {
  const { map, newId, partners } = mirroring
  if (!ends || pairs.has(pairKey(ends)) || map.findRouteBetween(ends.fromStarId, ends.toStarId)) return
  pairs.add(pairKey(ends))
  partners.push({ type: 'add-route', id: newId(), ...ends, fields: edit.fields })
}

function changePartner(
  edit: EditOf<'change-route' | 'remove-route'>,
  partnerOf: (ends: RouteEnds) => RouteEnds | null,
  touched: Set<string>,
  { map, partners }: MirroringState,
): void {
  const route = map.find('route', edit.id)
  const ends = route && partnerOf(route)
  const partner = ends && map.findRouteBetween(ends.fromStarId, ends.toStarId)
  if (!partner || touched.has(partner.id)) return
  touched.add(partner.id)
  partners.push({ ...edit, id: partner.id, version: partner.version })
}

interface PartnerTools {
  readonly mirroring: MirroringState
  /** Hexes of the stars that the gesture adds. */
  readonly added: ReadonlyMap<string, HexPlace>
  readonly transform: HexTransform
}

function partnerEnds(
  { fromStarId, toStarId }: RouteEnds,
  { mirroring, added, transform }: PartnerTools,
): RouteEnds | null {
  const { map } = mirroring
  const partner = (id: string): string | null => {
    const place = added.get(id) ?? map.findStar(id)
    const there = place && transform(place)
    return there && (mirroring.added.get(getHexKey(there))?.id ?? map.findStarAt(there)?.id ?? null)
  }
  const [a, b] = [partner(fromStarId), partner(toStarId)]
  return a === null || b === null || a === b ? null : { fromStarId: a, toStarId: b }
}

function pairKey({ fromStarId, toStarId }: RouteEnds): string {
  return fromStarId < toStarId ? `${fromStarId} ${toStarId}` : `${toStarId} ${fromStarId}`
}
