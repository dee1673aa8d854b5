import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { seatRows } from '#main/services/matches/begin-match.ts'
import { entryId } from '#main/services/matches/match-versions.ts'
import type { Tools } from '#main/services/tools.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { FlownFile } from './battle-file.ts'

interface Writing {
  readonly changeId: number
  readonly actor: string
}

/** Writes a battle from a file into the campaign, with its whole log; call it inside the change. */
export function battleWriter({ file, now }: Tools) {
  const { matches, seats, entries } = file.rows.matches
  const links = { starId: null, nightId: null, battleId: null }

  return function addBattle(
    { id, row, start, orders }: FlownFile & { readonly id: string; readonly row: FileBattle },
    { changeId, actor }: Writing,
  ): void {
    const { name, notes, options, faces } = row
    const { id: game, format } = SPACE_PLANES
    const [at, diceVersion] = [now(), NEWEST_GENERATOR]
    matches.add({ id, game, format, name, notes, options, faces, start, diceVersion, ...links, createdAt: at })
    for (const seat of seatRows(id, start.seats, [])) seats.put(seat)
    for (const [index, order] of orders.entries()) {
      const n = index + 1
      const previousId = index === 0 ? null : entryId(id, index)
      entries.add({ ...order, id: entryId(id, n), matchId: id, n, previousId, changeId, actor, at, typed: 0 })
    }
  }
}
