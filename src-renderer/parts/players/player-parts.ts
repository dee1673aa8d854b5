import type { PlayedPart, PlayerView } from '#shared/contract/nights.ts'

/** What tells parts that can be played from one another: a faction, a warband, a unit, a side of a game. */
export function getPartKey({ kind, id, side }: PlayedPart): string {
  return side === null ? `${kind}/${id}` : `${kind}/${id}/${side}`
}

/** Who plays a part; null where it names nobody. */
export function findPlayerOfPart(part: PlayedPart, players: readonly PlayerView[]): PlayerView | null {
  return players.find(({ plays }) => plays.some((play) => getPartKey(play) === getPartKey(part))) ?? null
}

/** Who plays a unit: its own player, else its warband's; null for the gamemaster. */
export function findPlayerOfUnit(
  unit: PlayedPart,
  warbandId: string,
  players: readonly PlayerView[],
): PlayerView | null {
  return findPlayerOfPart(unit, players) ?? findPlayerOfPart({ kind: 'warband', id: warbandId, side: null }, players)
}

/** Players as a list of choices shows them. */
export function listPlayerChoices(
  players: readonly PlayerView[],
): { readonly value: string; readonly label: string }[] {
  return players.map(({ id, name }) => ({ value: id, label: name }))
}
