import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import type { PlanesInvitation } from '#shared/contract/space-planes/mail.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'

type Setting = PlanesInvitation['settings'][number]

/** Lists the face sets of an invitation other than the standard one, each with its combat value (SP-FACE-1). */
export async function listInvitedFaces({ faces, sides = {}, drawings = [] }: BattleOptions): Promise<Setting[]> {
  const ships = Object.values(sides).flatMap((side) => side.ships)
  const drawn = drawings.flatMap((drawing, at) => {
    const names = ships.filter((ship) => ship.drawing === at).map(({ name }) => name)
    return names.length === 0 ? [] : [{ title: `Faces of ${names.join(', ')}`, faces: drawing }]
  })
  const sets = [...(faces ? [{ title: 'Faces', faces }] : []), ...drawn]
  if (sets.length === 0) return []
  const usual = `Standard set, combat value ${await getValue(STANDARD_FACES)}`
  return Promise.all(
    sets.map(async ({ title, faces: set }) => ({
      title,
      answer: `Own drawing, combat value ${await getValue(set)}`,
      usual,
    })),
  )
}

/** Combat value of a face set, computed on a worker thread, since a drawing of many lines takes a while. */
async function getValue(faces: FaceSet): Promise<number> {
  return (await readInWorker('planes-faces', faces)).value
}
