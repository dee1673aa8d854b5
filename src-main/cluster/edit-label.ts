import type { ClusterEdit } from '../../src-shared/contract/cluster.ts'
import { hexLabel } from '../../src-shared/kit/hex.ts'

/** What a label needs to know of the map as it stood before the edits. */
export interface MapNames {
  star(id: string): NamedStar
  faction(id: string): string
  /** The names at both ends of a route. */
  route(id: string): readonly [string, string]
}

/** A star as it stood. */
export interface NamedStar {
  readonly name: string
  readonly rating: number
  readonly factionId: string | null
  readonly notes: string
}

type EditType = ClusterEdit['type']
type StarUpdate = Extract<ClusterEdit, { type: 'update-star' }>

/** One verb for several things, in the order a label names them. */
const GROUPS = [
  { verb: 'draw', types: ['add-star', 'add-route'] },
  { verb: 'move', types: ['move-star'] },
  { verb: 'change', types: ['update-star'] },
  { verb: 'remove', types: ['remove-star', 'remove-route'] },
] as const satisfies readonly { verb: string; types: readonly EditType[] }[]

/** One gesture in the person's own words: “Draw the star Vex at 0412”, “Draw 3 stars and 2 routes”. */
export function editLabel(edits: readonly ClusterEdit[], names: MapNames): string {
  const [first, ...others] = edits
  if (!first) throw new Error('A gesture without edits has no label')
  return others.length === 0 ? labelOfOne(first, names) : labelOfMany(edits)
}

function labelOfOne(edit: ClusterEdit, names: MapNames): string {
  switch (edit.type) {
    case 'add-star':
      return edit.name === null ? `Draw a star at ${hexLabel(edit)}` : `Draw the star ${edit.name} at ${hexLabel(edit)}`
    case 'update-star':
      return labelOfUpdate(edit, names)
    case 'move-star':
      return `Move the star ${names.star(edit.id).name} to ${hexLabel(edit)}`
    case 'remove-star':
      return `Remove the star ${names.star(edit.id).name}`
    case 'add-route':
      return `Join ${names.star(edit.fromStarId).name} and ${names.star(edit.toStarId).name}`
    case 'remove-route':
      return `Part ${names.route(edit.id).join(' and ')}`
  }
}

function labelOfUpdate(edit: StarUpdate, names: MapNames): string {
  const before = names.star(edit.id)
  if (before.name !== edit.name) return `${before.name} becomes ${edit.name}`
  const said = [
    before.rating === edit.rating ? null : `Rate ${edit.name} ${edit.rating}`,
    before.factionId === edit.factionId ? null : ownerLabel(edit, names),
    before.notes === edit.notes ? null : `Write notes on ${edit.name}`,
  ].filter((part) => part !== null)
  return said.length === 1 && said[0] !== undefined ? said[0] : `Edit the star ${edit.name}`
}

function ownerLabel({ name, factionId }: StarUpdate, names: MapNames): string {
  return factionId === null ? `${name} belongs to nobody` : `${name} belongs to ${names.faction(factionId)}`
}

function labelOfMany(edits: readonly ClusterEdit[]): string {
  const parts = GROUPS.map(({ verb, types }) => {
    const counts = types.map((type) => countOf(edits, type)).filter((count) => count !== null)
    return counts.length === 0 ? null : `${verb} ${counts.join(' and ')}`
  }).filter((part) => part !== null)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function countOf(edits: readonly ClusterEdit[], type: EditType): string | null {
  const count = edits.filter((edit) => edit.type === type).length
  const thing = type.endsWith('star') ? 'star' : 'route'
  return count === 0 ? null : `${count} ${thing}${count === 1 ? '' : 's'}`
}
