import type { FaceSetFields } from '#shared/contract/space-planes/face-sets.ts'
import { type Face, FACES, type FaceArt, type FaceSet, type FaceSegment } from '#shared/games/space-planes/model.ts'

/** Copies six faces into a mutable form for editing and sending. */
export function copyFaces(faces: FaceSet): FaceSetFields['faces'] {
  const copied = (list: readonly FaceSegment[]) =>
    list.map(([s0, t0, s1, t1]): [number, number, number, number] => [s0, t0, s1, t1])
  const face = ({ name, blocks, walls, red, blue }: FaceArt) => ({
    name,
    blocks: copied(blocks),
    walls: copied(walls),
    red: copied(red),
    blue: copied(blue),
  })
  return Object.fromEntries(FACES.map((item: Face) => [item, face(faces[item])])) as FaceSetFields['faces']
}
