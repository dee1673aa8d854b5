import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { cubeOn, facesOf } from '#shared/games/space-planes/sides.ts'
import { faceWords } from './battle-words.ts'

/** The faces of a ship, each with what is drawn on it. */
export function faceChoices(battle: BattleView, ship: string | null) {
  const art = ship === null ? battle.faces : facesOf(battle, cubeOn(battle, ship))
  return FACES.map((face) => ({ value: String(face), label: faceWords(face, art) }))
}

/** The numbers of a plane die. */
export const PLANES = FACES.map((plane) => ({ value: String(plane), label: String(plane) }))
