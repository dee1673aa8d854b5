import { type Face, FACES, type FaceSet } from '#shared/games/space-planes/model.ts'
import { type FaceAnalysis, listLineStartsByBlock, analyseFace } from './analyse-face.ts'
import { type FaceWarning, listFaceWarnings } from './warnings.ts'

/** Analysis of a face set. */
export interface FaceSetAnalysis {
  readonly faces: Readonly<Record<Face, FaceAnalysis>>
  /** The mean of the faces' values, since a cube shows each face equally often. */
  readonly value: number
  readonly warnings: readonly FaceWarning[]
}

/** Computes arcs, value and warnings of six faces (SP-FACE-1). */
export function analyseFaceSet(faces: FaceSet): FaceSetAnalysis {
  const blocks = ofFaces((face) => listLineStartsByBlock(faces[face]))
  const studies = ofFaces((face) => analyseFace(faces[face], blocks[face]))
  const sum = FACES.reduce((total, face) => total + studies[face].value, 0)
  return {
    faces: studies,
    value: Math.round((sum / FACES.length) * 100) / 100,
    warnings: listFaceWarnings(faces, studies, blocks),
  }
}

function ofFaces<Found>(find: (face: Face) => Found): Record<Face, Found> {
  return Object.fromEntries(FACES.map((face) => [face, find(face)])) as Record<Face, Found>
}
