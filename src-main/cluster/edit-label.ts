import type { ClusterEdit, StarView } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import { countHexes, normalizeRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { type EditOfType, splitEditType, type MapKindExceptStarAndRoute } from './edit-parts.ts'
import { formatEditSummary } from './edit-summary.ts'

/** Map state before the edits, as far as a label needs it. */
export interface MapLookupBeforeEdits {
  readonly board: HexBoard
  star(id: string): Omit<StarView, 'version' | 'tags'> & { readonly tags: readonly string[] }
  /** Names of the stars at both ends of a route. */
  route(id: string): readonly [string, string]
  /** Name of a region, fleet or bookmark, or text of a label, with its hex if it has one. */
  thing(kind: MapKindExceptStarAndRoute, id: string): NamedThing
  faction(id: string): string
  /** Name of the object that a star is linked to. */
  linked(link: Pick<EditOfType<'link-star'>, 'kind' | 'id'>): string
}

/** A map object before the edits. */
interface NamedThing extends Partial<HexPlace> {
  readonly name: string
}

/** Formats the label of one gesture for the user: “Draw the star Vex at 0412”, “Draw 3 stars and 2 routes”. */
export function formatEditLabel(edits: readonly ClusterEdit[], names: MapLookupBeforeEdits): string {
  const whole = merged(edits)
  const [first, ...others] = whole
  if (!first) throw new Error('A gesture without edits has no label')
  return others.length === 0 ? labelOfOne(first, names) : formatEditSummary(whole)
}

const LONGEST_TEXT = 40

/** Excerpt of a text, on one line. */
export function formatTextExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT - 1).trimEnd()}…`
}

/** Merges changes to the same object, and strokes over the same region. */
function merged(edits: readonly ClusterEdit[]): ClusterEdit[] {
  const whole = new Map<string | number, ClusterEdit>()
  edits.forEach((edit, at) => {
    const key = mergeKey(edit) ?? at
    const before = whole.get(key)
    whole.set(key, before ? joined(before, edit) : edit)
  })
  return [...whole.values()]
}

function mergeKey(edit: ClusterEdit): string | null {
  if (edit.type === 'paint') return `paint ${edit.regionId ?? ''}`
  return splitEditType(edit).verb === 'change' && 'id' in edit ? `${edit.type} ${edit.id}` : null
}

/** Merges two edits with the same merge key. */
function joined(a: ClusterEdit, b: ClusterEdit): ClusterEdit {
  if (a.type === 'paint' && b.type === 'paint')
    return { ...b, add: [...a.add, ...b.add], remove: [...a.remove, ...b.remove] }
  if (!('fields' in a) || !('fields' in b)) return b
  return { ...b, fields: { ...a.fields, ...b.fields } } as ClusterEdit // of one type, so their fields are too
}

function labelOfOne(edit: ClusterEdit, names: MapLookupBeforeEdits): string {
  switch (edit.type) {
    case 'add-star':
    case 'change-star':
    case 'remove-star':
    case 'link-star':
    case 'unlink-star':
      return labelOfStar(edit, names)
    case 'add-route':
      return `Join ${names.star(edit.fromStarId).name} and ${names.star(edit.toStarId).name}`
    case 'change-route':
      return labelOfFields(edit.fields, `the route between ${names.route(edit.id).join(' and ')}`)
    case 'remove-route':
      return `Part ${names.route(edit.id).join(' and ')}`
    case 'paint':
      return labelOfPaint(edit, names)
    case 'add-region':
      return `Draw the region ${edit.fields.name}`
    case 'add-label':
      return `${edit.fields.kind === 'note' ? 'Pin the note' : 'Write'} “${formatTextExcerpt(edit.fields.text)}” at ${getHexLabel(edit.fields, names.board)}`
    case 'add-fleet':
      return `Place the fleet ${edit.fields.name} at ${getHexLabel(edit.fields, names.board)}`
    case 'add-bookmark':
      return `Bookmark ${edit.fields.name}`
    default:
      return labelOfPlain(edit, names)
  }
}

type StarEdit = EditOfType<`${'add' | 'change' | 'remove' | 'link' | 'unlink'}-star`>

function labelOfStar(edit: StarEdit, names: MapLookupBeforeEdits): string {
  switch (edit.type) {
    case 'add-star': {
      const what = edit.fields.name === undefined ? 'a star' : `the star ${edit.fields.name}`
      return `Draw ${what} at ${getHexLabel(edit, names.board)}`
    }
    case 'change-star':
      return labelOfStarChange(edit, names)
    case 'remove-star':
      return `Delete the star ${names.star(edit.id).name}`
    case 'link-star':
      return `Link ${names.star(edit.starId).name} to ${names.linked(edit)}`
    case 'unlink-star':
      return `Unlink ${names.star(edit.starId).name} from ${names.linked(edit)}`
  }
}

function labelOfStarChange({ id, fields }: EditOfType<'change-star'>, names: MapLookupBeforeEdits): string {
  const before = names.star(id)
  const after = { ...before, ...omitUndefined(fields) }
  if (after.name !== before.name) return `${before.name} becomes ${after.name}`
  const { name } = before
  const changed = (...keys: readonly (keyof typeof before)[]) =>
    keys.some((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
  const labels = [
    changed('row', 'column') && `Move the star ${name} to ${getHexLabel(after, names.board)}`,
    changed('rating') && `Rate ${name} ${after.rating}`,
    changed('factionId') &&
      `${name} belongs to ${after.factionId === null ? 'nobody' : names.faction(after.factionId)}`,
    changed('isHomeworld') && `${name} ${after.isHomeworld ? 'becomes' : 'is no longer'} a homeworld`,
    changed('isHidden') && hiddenLabel(name, after.isHidden),
    changed('notes') && `Write notes on ${name}`,
    changed('publicNotes') && `Write what the players know of ${name}`,
    changed('tags') && `Tag ${name}`,
    changed('type', 'size', 'rank') && `Edit the star ${name}`,
  ].filter((part) => part !== false)
  return labels.length === 1 && labels[0] !== undefined ? labels[0] : `Edit the star ${name}`
}

function labelOfPaint({ regionId, add, remove }: EditOfType<'paint'>, names: MapLookupBeforeEdits): string {
  const hexes = (runs: EditOfType<'paint'>['add']) => {
    const count = countHexes(normalizeRuns(runs))
    return formatCount(count, 'hex', 'hexes')
  }
  const isTaking = add.length === 0 && remove.length > 0
  if (regionId === null) return isTaking ? `Lift the fog from ${hexes(remove)}` : `Lay fog over ${hexes(add)}`
  const { name } = names.thing('region', regionId)
  return isTaking ? `Take ${hexes(remove)} out of ${name}` : `Paint ${hexes(add)} of ${name}`
}

const CALLED = {
  region: (name: string) => `the region ${name}`,
  label: (name: string) => `the label “${formatTextExcerpt(name)}”`,
  fleet: (name: string) => `the fleet ${name}`,
  bookmark: (name: string) => `the bookmark ${name}`,
} as const satisfies Record<MapKindExceptStarAndRoute, (name: string) => string>

interface PlainFields extends NamedThing {
  readonly isHidden?: boolean
}

function labelOfPlain(
  edit: EditOfType<`${'change' | 'remove'}-${MapKindExceptStarAndRoute}`>,
  names: MapLookupBeforeEdits,
): string {
  const { verb, kind } = splitEditType(edit) as { verb: string; kind: MapKindExceptStarAndRoute }
  const before = names.thing(kind, edit.id)
  const called = CALLED[kind](before.name)
  if (verb === 'remove' || !('fields' in edit)) return `Delete ${called}`
  const { name, row, column, ...others }: PlainFields = { ...before, ...omitUndefined(edit.fields) }
  if (name !== before.name) return `${before.name} becomes ${name}`
  const isMoved = row !== before.row || column !== before.column
  if (!isMoved || row === undefined || column === undefined || Object.keys(others).length > 0)
    return labelOfFields(others, called)
  return `Move ${called} to ${getHexLabel({ row, column }, names.board)}`
}

function labelOfFields({ isHidden, ...others }: { readonly isHidden?: boolean | undefined }, what: string): string {
  return isHidden === undefined || Object.keys(others).length > 0 ? `Edit ${what}` : hiddenLabel(what, isHidden)
}

function hiddenLabel(what: string, isHidden: boolean): string {
  return isHidden ? `Hide ${what} from the players` : `Show ${what} to the players`
}
