import type { PastFaction } from '#shared/contract/cluster-history.ts'
import type { ClusterHead, MapKind } from '#shared/contract/cluster.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import type { MapThingOf } from '../model/star-map.ts'
import type { PastMap } from './past-map.ts'

/** Kinds of things that are compared; bookmarks are views, not content. */
export type ComparedKind = Exclude<MapKind, 'bookmark'>

/** A property of a thing, for comparison. */
export interface ThingProperty {
  readonly label: string
  /** Text for people; empty means none, or too long to quote. */
  readonly text: string
  /** What is compared instead of the text. */
  readonly value?: string
}

/** Differing properties as text: “owner The Guild, before: none”, or “notes edited” if there is nothing to quote. */
export function describePropertyChanges(before: readonly ThingProperty[], after: readonly ThingProperty[]): string[] {
  return after.flatMap(({ label, text, value }, at) => {
    const earlier = before[at]
    if ((value ?? text) === (earlier?.value ?? earlier?.text)) return []
    if (text === earlier?.text) return [`${label} edited`]
    return [`${label} ${text || 'none'}, before: ${earlier?.text || 'none'}`]
  })
}

const quoted = (label: string, text: string | null): ThingProperty => ({ label, text: text ?? '' })
const unquoted = (label: string, value: string): ThingProperty => ({ label, text: '', value })
const flag = (label: string, isSo: boolean): ThingProperty => ({ label, text: isSo ? 'yes' : 'no' })

const listNotes = ({ notes, publicNotes }: { notes: string; publicNotes: string }): ThingProperty[] => [
  unquoted('notes', notes),
  unquoted('players’ notes', publicNotes),
]

type Lister<Kind extends ComparedKind> = (listed: MapThingOf<Kind>, past: PastMap) => readonly ThingProperty[]

const LISTERS: { readonly [Kind in ComparedKind]: Lister<Kind> } = {
  star: (star, past) => [
    quoted('name', star.name),
    owner(star.factionId, past),
    quoted('rating', String(star.rating)),
    hex(star, past),
    quoted('type', star.type),
    quoted('size', star.size),
    quoted('rank', star.rank),
    flag('homeworld', star.isHomeworld),
    flag('hidden', star.isHidden),
    quoted('tags', star.tags.join(', ')),
    ...listNotes(star),
  ],
  route: ({ type, colour, style, isHidden }) => [
    quoted('type', type),
    quoted('colour', colour),
    quoted('style', style),
    flag('hidden', isHidden),
  ],
  region: (region) => [
    quoted('name', region.name),
    { label: 'hexes', text: String(countHexes(region.hexes)), value: JSON.stringify(region.hexes) },
    quoted('colour', region.colour),
    quoted('border', region.border),
    flag('filled', region.isFilled),
    flag('hidden', region.isHidden),
    ...listNotes(region),
  ],
  label: (label, past) => [
    quoted('text', label.text),
    hex(label, past),
    quoted('kind', label.kind),
    quoted('size', label.size),
    quoted('colour', label.colour),
    flag('hidden', label.isHidden),
  ],
  fleet: (fleet, past) => [
    quoted('name', fleet.name),
    owner(fleet.factionId, past),
    hex(fleet, past),
    flag('hidden', fleet.isHidden),
    ...listNotes(fleet),
  ],
}

/** The properties of a thing that a map shows or its inspector lists; none if it does not exist. */
export function listThingProperties<Kind extends ComparedKind>(
  kind: Kind,
  id: string,
  past: PastMap,
): readonly ThingProperty[] {
  const found = past.map.find(kind, id)
  return found ? LISTERS[kind](found, past) : []
}

/** An owner that was only renamed is the same; the faction itself is compared too. */
function owner(factionId: string | null, { factions }: PastMap): ThingProperty {
  const text = factions.find(({ id }) => id === factionId)?.name ?? ''
  return { label: 'owner', text, value: factionId ?? '' }
}

function hex(place: HexPlace, { map }: PastMap): ThingProperty {
  return quoted('hex', getHexLabel(place, map.board))
}

/** The properties of a cluster itself. */
export function listClusterProperties({ name, board, fog, legend, underlay }: ClusterHead): readonly ThingProperty[] {
  return [
    quoted('name', name),
    { label: 'board', text: `${board.rows} rows, ${board.columns} columns`, value: JSON.stringify(board) },
    { label: 'hexes under the fog', text: String(countHexes(fog)), value: JSON.stringify(fog) },
    unquoted('legend', JSON.stringify(legend)),
    unquoted('tracing picture', JSON.stringify(underlay)),
  ]
}

/** The properties of a faction that a map shows. */
export function listFactionProperties({ name, colour, emblem }: PastFaction): readonly ThingProperty[] {
  return [quoted('name', name), quoted('colour', colour), quoted('emblem', emblem)]
}
