import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { computeSheetToken } from './turn-seed.ts'

/** Refuses a part of a mail with a reason. */
export function refuseMailPart(why: string): never {
  throw new RefusalError('conflict', why)
}

/** Refuses a part from a side that is played here, or for a game whose sides are both at this table. */
export function requireOtherSide({ mode, mySide }: FistfulGame, side: Side): void {
  if (mode === 'table') refuseMailPart('Both sides of this game are played here: nothing comes by mail.')
  if (side === mySide) refuseMailPart('This says it comes from your own side. Paste what the other player sends.')
}

/** Refuses a part that is not of the current turn. */
export function requireCurrentTurn({ position, name, mySide }: FistfulGame, turn: number): void {
  const { result } = position
  if (result?.why === 'resigned' && result.winner !== mySide && turn === position.turn)
    refuseMailPart(
      `You gave up before this came. The game is over for both; to keep the turn too, undo giving up, paste this, and give up again.`,
    )
  if (result !== null) refuseMailPart(`${name} is over already.`)
  if (position.homeworlds.A === null || position.homeworlds.B === null)
    refuseMailPart('The homeworlds are not chosen yet: paste the mails before this one first.')
  if (turn < position.turn) refuseMailPart(`Turn ${turn} is resolved already.`)
  if (turn > position.turn)
    refuseMailPart(`This is for turn ${turn}, and turn ${position.turn} is in hand. Paste the mails before it first.`)
}

/** Refuses a sheet without the token of the referee's sheet for that side: anyone could have written it. */
export function requireSheetToken(
  game: FistfulGame,
  { turn, side, word }: { readonly turn: number; readonly side: Side; readonly word: string | null },
): void {
  if (word === computeSheetToken(game, turn, side)) return
  const whose = `${game.seats[side].name} (side ${side})`
  refuseMailPart(
    `This sheet has not the WORD of the one that went to ${whose} for turn ${turn}, so anybody may have written it. Ask for the sheet with its head, or type the orders at the desk.`,
  )
}
