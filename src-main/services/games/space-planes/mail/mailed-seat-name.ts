import type { Tools } from '#main/services/kit/tools.ts'

/** Name of the player of a seat in a battle by mail; null for other battles. */
export function findMailedSeatName(
  { file }: Pick<Tools, 'file'>,
  { matchId, seat }: { readonly matchId: string; readonly seat: string },
): string | null {
  const row = file.rows.planesMail.find(matchId)
  if (row === null) return null
  return seat === row.seat ? row.ownName : row.otherName
}
