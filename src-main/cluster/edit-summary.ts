import { type ClusterEdit, MAP_KINDS } from '#shared/contract/cluster.ts'
import { splitEditType } from './edit-parts.ts'

/** Phrases for edits of several objects, in the order used in a label. */
const PHRASES = {
  draw: (things: string) => `draw ${things}`,
  paint: (things: string) => `paint ${things}`,
  fog: () => 'change the fog',
  move: (things: string) => `move ${things}`,
  rename: (things: string) => `rename ${things}`,
  rate: (things: string) => `rate ${things}`,
  own: (things: string) => `give ${things} another owner`,
  home: (things: string) => `make ${things} homeworlds`,
  leave: (things: string) => `make ${things} homeworlds no longer`,
  hide: (things: string) => `hide ${things} from the players`,
  show: (things: string) => `show ${things} to the players`,
  tag: (things: string) => `tag ${things}`,
  annotate: (things: string) => `write notes on ${things}`,
  change: (things: string) => `change ${things}`,
  link: (things: string) => `link ${things}`,
  unlink: (things: string) => `unlink ${things}`,
  remove: (things: string) => `delete ${things}`,
} as const
type Doing = keyof typeof PHRASES

/** Formats several edits as one sentence: “Draw 12 stars and 3 routes, delete 1 label”. */
export function formatEditSummary(edits: readonly ClusterEdit[]): string {
  const things = Map.groupBy(edits, doingOf)
  const parts = Object.entries(PHRASES).flatMap(([doing, phrase]) => {
    const done = things.get(doing as Doing)
    return done === undefined ? [] : [phrase(counted(done))]
  })
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function doingOf(edit: ClusterEdit): Doing {
  if (edit.type === 'paint') return edit.regionId === null ? 'fog' : 'paint'
  const { verb } = splitEditType(edit)
  if (verb === 'add') return 'draw'
  return verb === 'change' && 'fields' in edit ? changeOf(edit.fields) : verb
}

/** Verb for a change to these fields. Several kinds of fields are just a change. */
function changeOf(fields: Readonly<Record<string, unknown>>): Doing {
  const doings = new Set(Object.entries(fields).map(([field, value]) => fieldChange(field, value)))
  const [only] = doings
  return doings.size === 1 && only ? only : 'change'
}

function fieldChange(field: string, value: unknown): Doing {
  switch (field) {
    case 'row':
    case 'column':
      return 'move'
    case 'name':
      return 'rename'
    case 'rating':
      return 'rate'
    case 'factionId':
      return 'own'
    case 'isHomeworld':
      return value === true ? 'home' : 'leave'
    case 'isHidden':
      return value === true ? 'hide' : 'show'
    case 'tags':
      return 'tag'
    case 'notes':
    case 'publicNotes':
      return 'annotate'
    default:
      return 'change'
  }
}

/** Counts edits by kind of object: “12 stars, 3 routes and 1 label”. */
function counted(edits: readonly ClusterEdit[]): string {
  const parts = MAP_KINDS.flatMap((kind) => {
    const ids = new Set(edits.filter((edit) => splitEditType(edit).kind === kind).map(thingId))
    return ids.size === 0 ? [] : [`${ids.size} ${ids.size === 1 ? kind : `${kind}s`}`]
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

function thingId(edit: ClusterEdit): string | null {
  if ('starId' in edit) return edit.starId
  return edit.type === 'paint' ? edit.regionId : edit.id
}
