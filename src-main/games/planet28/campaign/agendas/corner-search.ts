import { createGivenDice, type RecordedDice } from '#main/games/kit/dice.ts'
import {
  HIDDEN_AGENDAS,
  type HiddenAgendaId,
  type HiddenAgendaRow,
} from '#shared/games/planet28/tables/hidden-agendas.ts'
import { rollCornerSearch, TABLE_CORNER_COUNT } from './hidden-agendas.ts'

/** Corners searched in one game and the faces rolled for them. The last corner needs no roll (P28-AG-3). */
export interface CornerSearch {
  readonly searched: number
  readonly faces: readonly number[]
}

/** Whether an agenda requires its owner to search the corners (P28-AG-3). */
export function hasCornerSearch(id: HiddenAgendaId): boolean {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  return row.values?.['die'] !== undefined
}

/** Corner where the loot was found, or null (P28-AG-3). */
export function findLootCorner(id: HiddenAgendaId, { searched, faces }: CornerSearch): number | null {
  return rollCornerSearch(id, searched, createGivenDice(faces))
}

/** Whether the next corner is the last one, which needs no roll (P28-AG-3). */
export function isNextCornerCertain({ searched }: CornerSearch): boolean {
  return searched + 1 >= TABLE_CORNER_COUNT
}

/** Searches the next corner. Faces rolled before are replayed first, so each corner is searched once (P28-AG-3). */
export function searchNextCorner(id: HiddenAgendaId, before: CornerSearch, dice: RecordedDice): CornerSearch {
  const earlier = createGivenDice(before.faces)
  const faces: number[] = []
  const both: RecordedDice = {
    faces,
    die(sides) {
      const face = (earlier.left() > 0 ? earlier : dice).die(sides)
      faces.push(face)
      return face
    },
  }
  const searched = before.searched + 1
  rollCornerSearch(id, searched, both)
  return { searched, faces }
}
