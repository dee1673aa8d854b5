import type { Author } from '#main/db/change-log.ts'
import type { FaceSetRow } from '#main/db/repositories/space-planes.ts'
import { studySet } from '#main/games/space-planes/shipyard/study-set.ts'
import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import { found } from '#main/services/refused.ts'
import { requireVersion, type Tools, type VersionedRow } from '#main/services/tools.ts'
import type { FaceSetFields, FaceSetStudy, FaceSetView } from '#shared/contract/space-planes/face-sets.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import { FACES, type FaceSet } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { once } from '#shared/kit/once.ts'
import { midSentence } from '#shared/kit/words.ts'

const standardValue = once(() => studySet(STANDARD_FACES).value)

/** The use cases of the shipyard: drawings of the six faces of a cube. */
export function createFaceSets({ file, newId, links }: Tools) {
  const { faceSets, flotillas } = file.rows
  const { changes } = file

  const find = (id: string): FaceSetRow => found(faceSets.find(id), 'face set')
  function view({ faces, ...row }: FaceSetRow, bearers = countBearers()): FaceSetView {
    const version = changes.versionOf('face_set', row.id)
    return { ...row, faces: FaceSetInput.parse(faces), ships: bearers.get(row.id) ?? 0, version }
  }
  function countBearers(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { ships } of flotillas.list())
      for (const { faceSetId } of ships) if (faceSetId !== null) counts.set(faceSetId, (counts.get(faceSetId) ?? 0) + 1)
    return counts
  }

  return {
    list(): FaceSetView[] {
      const bearers = countBearers()
      return faceSets.list().map((row) => view(row, bearers))
    },
    get: ({ id }: { id: string }): FaceSetView => view(find(id)),
    create(fields: FaceSetFields, author: Author): FaceSetView {
      const id = newId()
      changes.record(`Create the face set ${midSentence(fields.name)}`, author, () => faceSets.add({ id, ...fields }))
      return view(find(id))
    },
    update({ version, ...fields }: FaceSetFields & VersionedRow, author: Author): FaceSetView {
      const before = find(fields.id)
      requireVersion(file, 'face_set', fields.id, version)
      const name = midSentence(fields.name)
      const label = before.name === fields.name ? `Edit the face set ${name}` : `${before.name} becomes ${name}`
      changes.record(label, author, () => {
        links.rename({ kind: 'face-set', id: fields.id, name: before.name }, fields.name)
        faceSets.update(fields)
      })
      return view(find(fields.id))
    },
    /** Ships that bear it bear the standard set from then on. */
    remove({ id, version }: VersionedRow, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'face_set', id, version)
      changes.record(`Remove the face set ${midSentence(name)}`, author, () => faceSets.remove(id))
    },
    /** Apart from all that others wait for: a drawing of many lines takes a while. */
    async study({ faces }: { faces: FaceSet }): Promise<FaceSetStudy> {
      const { faces: studies, value, warnings } = await readInWorker('planes-faces', faces)
      return {
        faces: FACES.map((face) => ({ face, ...studies[face], arcs: [...studies[face].arcs] })),
        value,
        standardValue: standardValue(),
        warnings: [...warnings],
      }
    },
  }
}
