import { expect, test } from 'vitest'
import { rollAttitude } from '#main/games/space-planes/roll-attitude.ts'
import { CUBE_NET_CELLS } from '#shared/games/space-planes/face-sets.ts'
import { type Direction, DIRECTIONS, type Face, FACES, type FaceTwist } from '#shared/games/space-planes/model.ts'

type Vector = readonly [number, number, number]
interface Folded {
  readonly normal: Vector
  readonly right: Vector
  readonly up: Vector
}
const minus = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0]

/** The net folded away from the viewer, face 1 staying on top: each step over an edge turns the next face down. */
function folded(): Map<Face, Folded> {
  const done = new Map<Face, Folded>([[1, { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] }]])
  const over: Readonly<Record<string, (from: Folded) => Folded>> = {
    '0,1': ({ normal, right, up }) => ({ normal: up, right, up: minus(normal) }),
    '0,-1': ({ normal, right, up }) => ({ normal: minus(up), right, up: normal }),
    '1,0': ({ normal, right, up }) => ({ normal: right, right: minus(normal), up }),
    '-1,0': ({ normal, right, up }) => ({ normal: minus(right), right: normal, up }),
  }
  while (done.size < FACES.length)
    for (const face of FACES)
      for (const [from, frame] of done) {
        const [columns, rows] = [
          CUBE_NET_CELLS[face][0] - CUBE_NET_CELLS[from][0],
          CUBE_NET_CELLS[face][1] - CUBE_NET_CELLS[from][1],
        ]
        const fold = over[`${columns},${rows}`]
        if (fold && !done.has(face)) done.set(face, fold(frame))
      }
  return done
}

const dot = (a: Vector, b: Vector) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
const ROLLS: Readonly<Record<Direction, (vector: Vector) => Vector>> = {
  E: ([x, y, z]) => [z, y, -x],
  W: ([x, y, z]) => [-z, y, x],
  N: ([x, y, z]) => [x, z, -y],
  S: ([x, y, z]) => [x, -z, y],
}

test('SP-FACE-3: the folded net shows after every roll, in all 24 orientations, the face and twist of the engine', () => {
  const cube = folded()
  const frameOf = (face: Face): Folded => cube.get(face) ?? expect.fail(`Face ${face} is not folded`)
  expect(new Set([...cube.values()].map(({ normal }) => normal.join())).size).toBe(6)
  let checked = 0
  for (const face of FACES)
    for (const twist of [0, 1, 2, 3] as const satisfies readonly FaceTwist[]) {
      const top = frameOf(face)
      const inShip = (vector: Vector): Vector => {
        let [x, y] = [dot(vector, top.right), dot(vector, top.up)]
        for (let turn = 0; turn < twist; turn += 1) [x, y] = [-y, x]
        return [x, y, dot(vector, top.normal)]
      }
      for (const dir of DIRECTIONS) {
        const currentFace =
          FACES.find((candidate) => ROLLS[dir](inShip(frameOf(candidate).normal))[2] === 1) ??
          expect.fail('No face is up')
        const [x, y] = ROLLS[dir](inShip(frameOf(currentFace).right))
        const turned = x === 1 ? 0 : y === 1 ? 1 : x === -1 ? 2 : 3
        expect({ face: currentFace, twist: turned }).toEqual(rollAttitude({ face, twist }, dir))
        checked += 1
      }
    }
  expect(checked).toBe(96)
})
