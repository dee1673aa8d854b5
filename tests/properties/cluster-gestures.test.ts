import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { areRunsOnBoard } from '#shared/kit/hex-runs.ts'
import { isOnBoard } from '#shared/kit/hex.ts'
import { applyPatch } from '../support/cluster-copy.ts'
import { GestureStep, takeGestureStep } from '../support/cluster-gestures.ts'
import { openTestClusters, REACH } from '../support/clusters.ts'
import { expectSame } from '../support/expect-same.ts'
import { runs } from '../support/soak.ts'

// Random gestures, undos and redos: whatever happens, the patches of `since` turn a copy into the cluster as it stands.

function expectSound({ head, stars, routes, regions }: ClusterView): void {
  expect(stars.every((star) => isOnBoard(star, head.board))).toBe(true)
  expect(new Set(stars.map(({ row, column }) => `${row}/${column}`)).size).toBe(stars.length)
  expect(routes.every(({ fromStarId, toStarId }) => fromStarId < toStarId)).toBe(true)
  expect(regions.every(({ hexes }) => areRunsOnBoard(hexes, head.board))).toBe(true)
}

test('after any gesture, undo or redo, a patch makes a copy what the cluster is', () => {
  let taken = 0
  fc.assert(
    fc.property(fc.array(GestureStep, { minLength: 75, maxLength: 75 }), (steps) => {
      const map = openTestClusters()
      try {
        let copy = map.view()
        const first = copy
        for (const step of steps) {
          const before = map.file.changes.newest()
          takeGestureStep(map, step)
          taken += Number(map.file.changes.newest() > before)
          copy = applyPatch(copy, map.cluster.since({ id: REACH, revision: copy.revision }))
          const whole = map.view()
          expectSame(copy, whole)
          expectSame(applyPatch(first, map.cluster.since({ id: REACH, revision: first.revision })), whole)
          expectSound(whole)
        }
      } finally {
        map.close()
      }
    }),
    { seed: 20261121, numRuns: runs({ part: 14, whole: 100 }) },
  )
  expect(taken).toBeGreaterThan(300)
})
