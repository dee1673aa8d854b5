import type { SupplySettings } from '#renderer/stores/analysis-settings.ts'
import { createMaskOfHexesWithin } from '#shared/cluster/net/reach.ts'
import { SUPPLY_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import type { StarMap } from '../model/star-map.ts'
import {
  type AnalysisOverlay,
  type OverlayLegendLine,
  type OverlaySourceMap,
  listHeatSteps,
  countHexesByValue,
  countStarsByValue,
} from './analysis-overlay.ts'

/** Colours of owners, repeated cyclically; contested hexes have their own colour and are hatched. */
const COLOURS = ['#3a7fb5', '#d9a441', '#3f9c86', '#9a68b8', '#8fae52', '#c2769a'] as const
const CONTESTED = '#d2503c'

/** An owner of stars. */
export interface StarOwner {
  readonly id: string
  readonly name: string
  /** Its stars, as indices into the list of stars. */
  readonly stars: readonly number[]
}

/** Lists owners by name. */
export function listStarOwners({ stars, parts }: StarMap): readonly StarOwner[] {
  const owned = new Map<string, number[]>()
  stars.forEach(({ factionId }, at) => {
    if (factionId === null) return
    const known = owned.get(factionId)
    if (known) known.push(at)
    else owned.set(factionId, [at])
  })
  return Array.from(owned, ([id, places]) => ({ id, name: parts.ownerOf(id), stars: places })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** The owners selected for the overlay. */
export function listShownOwners(
  owners: readonly StarOwner[],
  { factionId, rivalId }: SupplySettings,
): readonly StarOwner[] {
  if (factionId === null) return owners
  return [factionId, rivalId].flatMap((id) => owners.find((owner) => owner.id === id) ?? []).filter(isFirst)
}

/**
 * Where the fleets of each owner can go: 5 hexes around their colonies (FIST-MOVE-3). Hexes reached by several are
 * contested. Null without owners.
 */
export function buildSupplyOverlay(map: OverlaySourceMap, owners: readonly StarOwner[]): AnalysisOverlay | null {
  if (owners.length === 0) return null
  const contested = owners.length + 1
  const values = new Uint8Array(map.field.size)
  owners.forEach(({ stars }, at) => {
    const mask = createMaskOfHexesWithin(map.net(), stars, SUPPLY_RANGE_HEXES)
    for (let hex = mask.indexOf(1); hex !== -1; hex = mask.indexOf(1, hex + 1))
      values[hex] = values[hex] === 0 ? at + 1 : contested
  })
  const lines = legendOf(map, owners, values)
  return { title: 'Supply', heat: { values, steps: listHeatSteps(lines) }, lines }
}

function legendOf(map: OverlaySourceMap, owners: readonly StarOwner[], values: Uint8Array): OverlayLegendLine[] {
  const count = owners.length + 2
  const [hexes, stars] = [countHexesByValue(values, count), countStarsByValue(map, values, count)]
  const countsOf = (value: number) => ({ stars: stars[value] ?? 0, hexes: hexes[value] ?? 0 })
  const lines = owners.map(({ name }, at): OverlayLegendLine => ({
    label: name,
    colour: COLOURS[at % COLOURS.length] ?? COLOURS[0],
    isHatched: false,
    ...countsOf(at + 1),
  }))
  if (owners.length === 1) return lines
  return [...lines, { label: 'Contested', colour: CONTESTED, isHatched: true, ...countsOf(owners.length + 1) }]
}

function isFirst(owner: StarOwner, at: number, all: readonly StarOwner[]): boolean {
  return all.indexOf(owner) === at
}
