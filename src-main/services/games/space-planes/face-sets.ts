import type { FaceSetRow } from '#main/db/repositories/space-planes.ts'
import { analyseFaceSet } from '#main/games/space-planes/shipyard/analyse-face-set.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { FaceSetFields, FaceSetAnalysis, FaceSetView } from '#shared/contract/space-planes/face-sets.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import { FACES, type FaceSet } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { once } from '#shared/kit/once.ts'

const standardValue = once(() => analyseFaceSet(STANDARD_FACES).value)

/** Creates the service of the shipyard, which stores face sets. */
export function createFaceSetService(tools: ServiceDependencies) {
  const { faceSets, flotillas } = tools.file.rows

  function countBearers(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { ships } of flotillas.list())
      for (const { faceSetId } of ships) if (faceSetId !== null) counts.set(faceSetId, (counts.get(faceSetId) ?? 0) + 1)
    return counts
  }

  /** Ships whose face set is removed use the standard set from then on. */
  const { view, ...named } = createNamedRowService(tools, {
    kind: 'face-set',
    rows: faceSets,
    stored: (fields: FaceSetFields, id) => ({ ...fields, id }),
    views() {
      const bearers = countBearers()
      return ({ faces, ...row }: FaceSetRow, version: number): FaceSetView => {
        return { ...row, faces: FaceSetInput.parse(faces), ships: bearers.get(row.id) ?? 0, version }
      }
    },
  })

  return {
    ...named,
    get: ({ id }: { id: string }): FaceSetView => view(id),
    /** On a worker thread, since a drawing of many lines takes a while. */
    async study({ faces }: { faces: FaceSet }): Promise<FaceSetAnalysis> {
      const { faces: studies, value, warnings } = await runWorkerJob('planes-faces', faces)
      return {
        faces: FACES.map((face) => ({ face, ...studies[face], arcs: [...studies[face].arcs] })),
        value,
        standardValue: standardValue(),
        warnings: [...warnings],
      }
    },
  }
}
