import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClusterHistoryService } from '#main/services/cluster/over-time/over-time.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { DraftEdit, GestureStep, takeGestureStep, tryGesture } from '../support/cluster-gestures.ts'
import { openTestClusters, REACH, type TestClusters } from '../support/clusters.ts'
import { expectSame } from '../support/expect-same.ts'
import { runs } from '../support/soak.ts'
import { AUTHOR } from '../support/test-world.ts'

// Random gestures, undos and redos: the map after each change in effect is what it was with exactly these changes.

/** A view without versions, which the past does not have. */
function withoutVersions({ revision: _, head, bookmarks: __, ...things }: ClusterView) {
  const lists = Object.values(things).map((list) => list.map((item) => ({ ...item, version: 0 })))
  return { head: { ...head, version: 0 }, lists }
}

/** The ids of the changes in effect, in the order in which they depend on each other. */
function listApplied({ file }: TestClusters): number[] {
  return file.db
    .prepare<[], number>(
      `SELECT id FROM change WHERE kind IN ('start', 'change') AND undone_by IS NULL
       ORDER BY coalesce(stands_since, id)`,
    )
    .pluck()
    .all()
}

/** Mostly single edits; sometimes any change in effect is undone, or redone, out of turn. */
const Step = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(DraftEdit) },
  { weight: 1, arbitrary: GestureStep },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ redo: fc.nat(30) }) },
)

function take(map: TestClusters, step: typeof Step extends fc.Arbitrary<infer Value> ? Value : never): void {
  const { changes } = map.file
  if (typeof step === 'string' || Array.isArray(step)) return takeGestureStep(map, step)
  const all = changes.list({ beforeId: null, limit: 200 }).filter(({ kind }) => kind === 'change')
  const isUndo = 'undo' in step
  const found = all.filter(({ undoneBy }) => (undoneBy === null) === isUndo).at(isUndo ? step.undo : step.redo)
  if (found) tryGesture(() => void changes[isUndo ? 'undo' : 'redo'](found.id, AUTHOR))
}

const getKey = (changeIds: readonly number[]): string => changeIds.toSorted((a, b) => a - b).join()

test('the newest change gives the present map, and each one the map of its time', () => {
  let compared = 0
  fc.assert(
    fc.property(fc.array(Step, { minLength: 60, maxLength: 60 }), (steps) => {
      const map = openTestClusters()
      try {
        const history = createClusterHistoryService(map.tools)
        const seen = new Map<string, ClusterView>([[getKey(listApplied(map)), map.view()]])
        for (const step of steps) {
          take(map, step)
          seen.set(getKey(listApplied(map)), map.view())
        }
        const [count, applied] = [map.file.changes.count(), listApplied(map)]
        const listed = history.steps({ id: REACH }).map(({ changeId }) => changeId)
        expect(listed).toEqual(applied)
        applied.forEach((changeId, at) => {
          const then = seen.get(getKey(applied.slice(0, at + 1)))
          if (!then) return
          expectSame(withoutVersions(history.at({ id: REACH, changeId }).view), withoutVersions(then))
          compared += 1
        })
        expect(seen.has(getKey(applied))).toBe(true)
        expect(map.file.changes.count()).toBe(count)
      } finally {
        map.close()
      }
    }),
    { seed: 20261130, numRuns: runs({ part: 12, whole: 100 }) },
  )
  expect(compared).toBeGreaterThan(100)
})
