import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { Refused } from '#main/services/refused.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { sheetWordOf } from './turn-seed.ts'

/** Refuses a part of a mail with the reason. */
export function refuse(why: string): never {
  throw new Refused('conflict', why)
}

/** Refuses what says that it comes from a side that is played here, or to a game whose sides are both at this table. */
export function requireTheirs({ mode, mySide }: FistfulGame, side: Side): void {
  if (mode === 'table') refuse('Both sides of this game are played here: nothing comes by mail.')
  if (side === mySide) refuse('This says it comes from your own side. Paste what the other player sends.')
}

/** Refuses what is not of the turn in hand. */
export function requireTurn({ position, name, mySide }: FistfulGame, turn: number): void {
  const { result } = position
  if (result?.why === 'resigned' && result.winner !== mySide && turn === position.turn)
    refuse(
      `You gave up before this came. The game is over for both; to keep the turn too, undo giving up, paste this, and give up again.`,
    )
  if (result !== null) refuse(`${name} is over already.`)
  if (position.homeworlds.A === null || position.homeworlds.B === null)
    refuse('The homeworlds are not chosen yet: paste the mails before this one first.')
  if (turn < position.turn) refuse(`Turn ${turn} is resolved already.`)
  if (turn > position.turn)
    refuse(`This is for turn ${turn}, and turn ${position.turn} is in hand. Paste the mails before it first.`)
}

/** Refuses a sheet that anybody could have written: the referee's own to that side has a word that it sends back. */
export function requireWord(
  game: FistfulGame,
  { turn, side, word }: { readonly turn: number; readonly side: Side; readonly word: string | null },
): void {
  if (word === sheetWordOf(game, turn, side)) return
  const whose = `${game.seats[side].name} (side ${side})`
  refuse(
    `This sheet has not the WORD of the one that went to ${whose} for turn ${turn}, so anybody may have written it. Ask for the sheet with its head, or type the orders at the desk.`,
  )
}
