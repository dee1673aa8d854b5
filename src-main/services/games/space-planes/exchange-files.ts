import type { FaceSetRow, Flotilla } from '#main/db/repositories/space-planes.ts'
import {
  type FileFaceSet,
  type FlotillaFile,
  PLANES_FILE_FORMAT_VERSION,
} from '#shared/contract/space-planes/exchange-file.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'

/** Header of every file of Space Planes. */
export const PLANES_FILE_HEADER = { app: 'Orrery', game: 'space-planes', format: PLANES_FILE_FORMAT_VERSION } as const

export function buildFaceSetFile({ name, notes, faces }: Pick<FaceSetRow, 'name' | 'notes' | 'faces'>): FileFaceSet {
  return { name, notes, faces: FaceSetInput.parse(faces) }
}

/** What a flotilla refers to besides its ships. */
interface NamedBy {
  /** The face sets of its ships. */
  readonly sets: readonly FaceSetRow[]
  readonly faction: string | null
}

/** Builds the file of a flotilla, with the face sets of its ships. Its faction is given by name. */
export function buildFlotillaFile({ name, notes, ships }: Flotilla, { sets, faction }: NamedBy): FlotillaFile {
  const placeOf = (id: string | null) => {
    const place = sets.findIndex((set) => set.id === id)
    return place < 0 ? null : place
  }
  const named = ships.map(({ id: _here, faceSetId, ...ship }) => ({
    ...ship,
    livery: { ...ship.livery },
    faceSet: placeOf(faceSetId),
  }))
  return {
    ...PLANES_FILE_HEADER,
    kind: 'flotilla',
    faceSets: sets.map(buildFaceSetFile),
    flotilla: { name, notes, faction, ships: named },
  }
}
