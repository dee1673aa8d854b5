import type { PlayableRefInput, PlayerView } from '#shared/contract/nights.ts'

/** Unique key of a part that can be played: a faction, a warband, a unit, or a side of a game. */
export function getPlayableKey({ kind, id, side }: PlayableRefInput): string {
  return side === null ? `${kind}/${id}` : `${kind}/${id}/${side}`
}

/** Finds the player of a part, or null. */
export function findPlayerOfPlayable(part: PlayableRefInput, players: readonly PlayerView[]): PlayerView | null {
  return players.find(({ plays }) => plays.some((play) => getPlayableKey(play) === getPlayableKey(part))) ?? null
}

/** Finds the player of a unit: its own, else its warband's. Null means the gamemaster. */
export function findPlayerOfUnit(
  unit: PlayableRefInput,
  warbandId: string,
  players: readonly PlayerView[],
): PlayerView | null {
  return (
    findPlayerOfPlayable(unit, players) ?? findPlayerOfPlayable({ kind: 'warband', id: warbandId, side: null }, players)
  )
}

/** Lists players as choices for a select field. */
export function listPlayerChoices(
  players: readonly PlayerView[],
): { readonly value: string; readonly label: string }[] {
  return players.map(({ id, name }) => ({ value: id, label: name }))
}
