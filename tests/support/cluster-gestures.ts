import fc from 'fast-check'
import { ChangeConflictError } from '#main/db/change-log/change.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { TestClusters } from './clusters.ts'
import { AUTHOR } from './test-world.ts'

/** A small board and few ids: gestures get in each other's way. */
const SIDE = 4
const at = { row: fc.integer({ min: 1, max: SIDE }), column: fc.integer({ min: 1, max: SIDE }) }
const number = fc.nat(7)
const seen = fc.nat(3)
/** A random edit, which the map may refuse. */
export const DraftEdit = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('add-star' as const), number, ...at }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('move-star' as const), number, seen, ...at }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('rate-star' as const), number, seen }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove-star' as const), number, seen }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add-route' as const), number, other: number }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove-route' as const), number, seen }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('add-region' as const), number, ...at }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('paint' as const), number, isFog: fc.boolean(), ...at }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('add-label' as const), number, ...at }) },
)
type Draft = typeof DraftEdit extends fc.Arbitrary<infer Value> ? Value : never
/** A random gesture, undo or redo on a map. */
export const GestureStep = fc.oneof(
  { weight: 6, arbitrary: fc.array(DraftEdit, { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
)

/** A draft as an edit of the map: `seen` changes ago its things were looked at. */
function editOf(map: TestClusters, draft: Draft): ClusterEdit {
  const { number: n } = draft
  const version = (table: string, id: string) =>
    Math.max(0, map.file.changes.versionOf(table, id) - ('seen' in draft ? Math.max(0, draft.seen - 1) : 0))
  const star = { id: `s${n}`, version: version('star', `s${n}`) }
  switch (draft.type) {
    case 'add-star':
      return { ...draft, id: star.id, fields: { name: `Star ${n}` } }
    case 'move-star':
      return { type: 'change-star', ...star, fields: { row: draft.row, column: draft.column } }
    case 'rate-star':
      return { type: 'change-star', ...star, fields: { rating: 5, isHidden: true } }
    case 'remove-star':
      return { type: 'remove-star', ...star }
    case 'add-route':
      return { type: 'add-route', id: `r${n}`, fromStarId: star.id, toStarId: `s${draft.other}`, fields: {} }
    case 'remove-route':
      return { type: 'remove-route', id: `r${n}`, version: version('route', `r${n}`) }
    case 'add-region': {
      const fields = {
        name: `Region ${n}`,
        colour: '#112233',
        border: null,
        isFilled: true,
        notes: '',
        publicNotes: '',
      }
      const hexes: [number, number, number][] = [[draft.row, draft.column, SIDE]]
      return { type: 'add-region', id: `g${n}`, fields: { ...fields, isHidden: false }, hexes }
    }
    case 'paint': {
      const [run, cut]: [number, number, number][] = [
        [draft.row, 1, draft.column],
        [draft.column, 2, 2],
      ]
      return { type: 'paint', regionId: draft.isFog ? null : `g${n}`, add: run ? [run] : [], remove: cut ? [cut] : [] }
    }
    case 'add-label': {
      const { row, column } = draft
      const fields = { row, column, kind: 'note', text: 'Ice', size: 'small', colour: null, isHidden: false } as const
      return { type: 'add-label', id: `l${n}`, fields }
    }
  }
}

/** Takes a step; what is refused changes nothing. */
export function takeGestureStep(
  map: TestClusters,
  step: typeof GestureStep extends fc.Arbitrary<infer Value> ? Value : never,
): void {
  const { changes } = map.file
  tryGesture(() => {
    if (step === 'undo') map.undo()
    else if (step === 'redo') changes.redo(changes.findRedoable()?.id ?? 0, AUTHOR)
    else map.edit(...step.map((draft) => editOf(map, draft)))
  })
}

/** Does what may be refused. */
export function tryGesture(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof RefusalError) && !(error instanceof ChangeConflictError)) throw error
  }
}
