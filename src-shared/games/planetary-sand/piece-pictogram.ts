import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'

/** Pictogram of a figure or a machine by what it carries. */
export function getPiecePictogram(
  piece: Pick<Figure, 'kind' | 'weapon' | 'grenades'> | Pick<Machine, 'weapon' | 'isWreck'>,
): PictogramName {
  if (!('kind' in piece)) return piece.isWreck ? 'wreck' : piece.weapon === null ? 'carrier' : 'tank'
  if (FIGURES[piece.kind].isRobot) return 'robot'
  if (piece.weapon !== null && getWeaponRow(piece.weapon).blast !== null)
    return piece.grenades > 0 ? 'grenadier' : 'bazooka'
  return piece.grenades > 0 ? 'grenadier' : 'man'
}
